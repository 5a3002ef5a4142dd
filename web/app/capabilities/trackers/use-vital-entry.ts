import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import type { Values } from '../measurements/entry.ts';
import { reloadMeasurements, removeMeasurement } from '../measurements/measurements.queries.ts';
import { type SaveOptions, useSaveMeasurement } from '../measurements/use-save-measurement.ts';
import { changeVitals } from './calls.ts';
import type { Subject } from './subject.ts';

interface VitalEntry extends Pick<SaveOptions, 'known' | 'inPregnancy'> {
  subject: Subject;
  entryId: string | undefined;
  /** The entry waits on this device, and is replaced there. */
  waitingId?: string | undefined;
  onDone: () => void;
}

/** Writes, corrects or deletes a measurement, then reads the shown data again. */
export function useVitalEntry({
  subject,
  entryId,
  waitingId,
  known,
  inPregnancy = false,
  onDone,
}: VitalEntry) {
  const { t } = useTranslation('trackers');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const client = useQueryClient();
  const finish = (text: string) => {
    toast.success(text);
    onDone();
  };
  const person = { ageMonths: subject.ageMonths, pregnant: subject.pregnant };
  const saving = useSaveMeasurement({
    whose: subject,
    person,
    known,
    inPregnancy,
    ...(waitingId && { waitingId }),
    name: subject.dependentId && subject.name,
    onDone: (isRead, isKept) => (isRead ? onDone() : finish(isKept ? common('keptHere') : t('saved'))),
    ...(entryId && { change: (values: Values) => changeVitals(subject, entryId, values), entryId }),
  });
  const remove = useMutation({
    mutationFn: () => removeMeasurement(subject, entryId ?? ''),
    onSuccess: async () => {
      await reloadMeasurements(client);
      finish(t('deleted'));
    },
  });
  const failed = saving.save.error ?? remove.error;
  return { ...saving, remove, problem: failed ? errorText(failed) : undefined };
}

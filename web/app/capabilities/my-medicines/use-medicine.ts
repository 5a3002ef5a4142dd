import type { MyMedicine } from '@lakou/contract/my-medicines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { dayHere } from '../../platform/time/days.ts';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { toast } from '../../ui/toast.ts';
import { recordKey, whose } from '../record-entries/record-entries.queries.ts';
import { type Draft, planOf } from './medicine-draft.ts';
import type { Whose } from './my-medicines.queries.ts';

/** Adds a medicine or changes its plan, or says that it is no longer taken; then the record is read again. */
export function useMedicine(of: Whose, medicine: MyMedicine | undefined, onDone: () => void) {
  const { t } = useTranslation('my-medicines');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const isOwn = !medicine || medicine.by.id === userId;
  const done = async (text: string) => {
    await queries.invalidateQueries({ queryKey: recordKey({ ...of, byProvider: false }) });
    toast.success(text);
    onDone();
  };
  const about = { params: { id: of.patientId, entryId: medicine?.id ?? '' } };
  const save = useMutation({
    mutationFn: ({ draft, confirmDuplicate }: { draft: Draft; confirmDuplicate: boolean }) => {
      const named = { text: draft.text.trim(), dose: draft.dose.trim() || null };
      const plan = planOf(draft, ownTimeZone());
      return medicine
        ? api('PUT /api/records/:id/medicines/:entryId', {
            ...about,
            body: { ...(isOwn && named), plan, ...whose(of) },
          })
        : api('POST /api/records/:id/medicines', {
            params: { id: of.patientId },
            body: { ...named, confirmDuplicate, plan, ...whose(of) },
          });
    },
    onSuccess: () => done(t('form.saved')),
  });
  const stop = useMutation({
    mutationFn: () =>
      api('POST /api/records/:id/entries/:entryId/end', {
        ...about,
        body: { endedOn: dayHere(new Date()), ...whose(of) },
      }),
    onSuccess: () => done(t('form.stopped')),
  });
  const failed = save.error ?? stop.error;
  const existing = failed instanceof ApiError ? failed.existing : undefined;
  return { save, stop, isOwn, existing, problem: failed && !existing ? errorText(failed) : undefined };
}

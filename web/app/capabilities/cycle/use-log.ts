import type { CycleLog, SeenLog } from '@lakou/contract/cycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { reloadCycle } from './cycle.queries.ts';

/** Saves or deletes the log of a day, or replaces one that waits on this device; the calendar is read again before the form closes. */
export function useLog(date: string, onDone: () => void, waitingId?: string) {
  const { t } = useTranslation('cycle');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { id: patientId } = useUser();
  const queries = useQueryClient();
  const done = async (text: string) => {
    await reloadCycle(queries);
    toast.success(text);
    onDone();
  };
  const save = useMutation({
    mutationFn: ({ log, seen }: { log: Omit<CycleLog, 'patientId' | 'date'>; seen: SeenLog | null }) =>
      sendOrKeep(
        'POST /api/data/health/menstrual/log',
        { body: { ...log, patientId, date, seen } },
        {
          id: waitingId ?? crypto.randomUUID(),
          userId: patientId,
          kind: 'cycle',
          replaces: waitingId !== undefined,
        },
      ),
    onSuccess: ({ state }) => done(state === 'kept' ? common('keptHere') : t('log.saved')),
  });
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/data/health/menstrual/log/:date', { params: { date } }),
    onSuccess: () => done(t('log.removed')),
    onError: (error) => {
      toast.error(errorText(error));
      onDone();
    },
  });
  return { save, remove };
}

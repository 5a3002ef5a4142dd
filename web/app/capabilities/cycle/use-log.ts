import type { CycleLog, SeenLog } from '@lakou/contract/cycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { reloadCycle } from './cycle.queries.ts';
import type { DayValues } from './log-draft.ts';
import type { LogChange } from './use-undo.ts';

interface LogOptions {
  /** What is noted of this day so far. */
  before: CycleLog | undefined;
  /** It waits on this device under this id, and is replaced there. */
  waitingId?: string | undefined;
  /** Without a change when it failed for good. */
  onDone: (change?: LogChange) => void;
}

/** Saves or deletes the log of a day, or replaces one that waits on this device; the calendar is read again before the form closes. */
export function useLog(date: string, { before, waitingId, onDone }: LogOptions) {
  const { t } = useTranslation('cycle');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { id: patientId } = useUser();
  const queries = useQueryClient();
  const done = async (text: string, change: LogChange) => {
    await reloadCycle(queries);
    toast.success(text);
    onDone(change);
  };
  const save = useMutation({
    mutationFn: async ({ values, seen }: { values: DayValues; seen?: SeenLog | null }) => {
      const id = waitingId ?? crypto.randomUUID();
      const { state } = await sendOrKeep(
        'POST /api/data/health/menstrual/log',
        { body: { ...values, patientId, date, ...(seen !== undefined && { seen }) } },
        { id, userId: patientId, kind: 'cycle', replaces: waitingId !== undefined },
      );
      return { id, isKept: state === 'kept' };
    },
    onSuccess: ({ id, isKept }) =>
      done(isKept ? common('keptHere') : t('log.saved'), {
        kind: 'saved',
        date,
        before,
        waitingId: isKept ? id : undefined,
      }),
  });
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/data/health/menstrual/log/:date', { params: { date } }),
    onSuccess: () => done(t('log.removed'), { kind: 'removed', date, before, waitingId: undefined }),
    onError: (error) => {
      toast.error(errorText(error));
      onDone();
    },
  });
  return { save, remove };
}

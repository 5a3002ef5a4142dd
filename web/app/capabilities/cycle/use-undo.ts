import type { CycleLog } from '@lakou/contract/cycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { discardItem, sendOrKeep } from '../../platform/outbox/outbox.ts';
import { outboxState } from '../../platform/outbox/outbox-state.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { reloadCycle } from './cycle.queries.ts';

/** What was just done to a day, so that it can be undone. */
export interface LogChange {
  kind: 'saved' | 'removed';
  date: string;
  before: CycleLog | undefined;
  /** It waits on this device under this id. */
  waitingId: string | undefined;
}

/** Puts a day back as it was: what still waits is discarded, what was there is written again. */
export function useUndo(onUndone: () => void) {
  const { t } = useTranslation('cycle');
  const errorText = useErrorText();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ date, before, waitingId }: LogChange) => {
      const waiting = outboxState.get().items.find(({ id }) => id === waitingId);
      if (waiting) return discardItem(waiting);
      if (!before) return api('DELETE /api/data/health/menstrual/log/:date', { params: { date } });
      const entry = { id: crypto.randomUUID(), userId, kind: 'cycle' } as const;
      return sendOrKeep('POST /api/data/health/menstrual/log', { body: before }, entry);
    },
    onSuccess: async () => {
      await reloadCycle(queries);
      toast.success(t('undo.done'));
      onUndone();
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

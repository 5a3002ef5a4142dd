import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { unreadQuery } from '../../platform/unread.ts';
import { toast } from '../../ui/toast.ts';

/** Blocks or unblocks somebody; who asked for it shows why it did not work. */
export function useBlock(userId: string, onDone?: () => void) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (blocked: boolean) =>
      blocked
        ? api('POST /api/chat/block', { body: { userId } })
        : api('POST /api/chat/unblock', { body: { userId } }),
    onSuccess: (_done, blocked) => {
      toast.success(t(blocked ? 'blockedNow' : 'unblocked'));
      onDone?.();
      void queries.invalidateQueries(unreadQuery);
      return queries.invalidateQueries({ queryKey: ['messages'] });
    },
  });
  return { run: mutate, busy: isPending, problem: error ? errorText(error) : undefined, reset };
}

import type { WaitingListEntry } from '@lakou/contract/waiting-lists';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';

const PAGE = 30;

/** Whose earlier times one waits for. Begins with 'bookings', because a booking ends the waiting. */
export const waitingListsQuery = infiniteQueryOptions({
  queryKey: ['bookings', 'waiting-lists'],
  queryFn: ({ pageParam }) =>
    api('GET /api/waiting-lists', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

/** Begins to wait, or no longer waits. */
export function useWaiting() {
  const queries = useQueryClient();
  const { t } = useTranslation('waiting-lists');
  const errorText = useErrorText();
  const settled = {
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: waitingListsQuery.queryKey }),
  };
  const joining = useMutation({
    mutationFn: (providerId: string) => api('POST /api/waiting-lists', { body: { providerId } }),
    onSuccess: () => toast.success(t('joined')),
    ...settled,
  });
  const leaving = useMutation({
    mutationFn: ({ id }: Pick<WaitingListEntry, 'id'>) =>
      api('DELETE /api/waiting-lists/:id', { params: { id } }),
    onSuccess: () => toast.success(t('left')),
    ...settled,
  });
  return { joining, leaving };
}

import type { Recall } from '@lakou/contract/recalls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;

/** Begins with 'bookings', because a booking changes them. */
export const RECALLS = ['bookings', 'recalls'] as const;

/** Whom the provider wants to see again, by day. */
export const recallsQuery = (state: Recall['state'] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...RECALLS, state ?? 'all'],
    queryFn: ({ pageParam }) =>
      api('GET /api/providers/me/recalls', {
        query: { limit: PAGE, ...(state && { state }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api.ts';
import { fetchOrFindKept } from './device/kept-reads.ts';

const MINUTE = 60_000;

export const SESSION_KEY = ['session'] as const;

/** Only a lost connection is retried; a refusal of the server stays the same. */
const isWorthRetrying = (error: unknown) =>
  navigator.onLine && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** When the session has ended, here or on another device, the session guard redirects to sign-in. */
function noticeEndOfSession(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not_signed_in')
    queryClient.setQueryData(SESSION_KEY, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  // Without a network a call fails and the screen says so; the default would be to wait with a spinner.
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      persister: fetchOrFindKept,
      refetchOnReconnect: true,
      staleTime: MINUTE,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

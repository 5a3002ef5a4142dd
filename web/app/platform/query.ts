import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api.ts';

const MINUTE = 60_000;

export const SESSION_KEY = ['session'] as const;

/** A refusal will not change by asking again; a lost connection may, once there is one. */
const isWorthRetrying = (error: unknown) =>
  navigator.onLine && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** The session ended, here or from another device: the app's door sees it and leads to sign-in. */
function noticeEndOfSession(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not_signed_in')
    queryClient.setQueryData(SESSION_KEY, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  // Without a network a call fails and the screen says so; by default it would wait in silence, with a spinner.
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: MINUTE,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

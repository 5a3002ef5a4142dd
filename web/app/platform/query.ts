import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api.ts';
import { fetchOrFindKept } from './device/kept-reads.ts';

const MINUTE = 60_000;

export const SESSION_KEY = ['session'] as const;

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'not_signed_in';

/**
 * A lost connection is retried; a refusal of the server stays the same. Except that a new proof of who one is renews the
 * session, which refuses what was asked for just before: that is asked for once more.
 */
const isWorthRetrying = (failures: number, error: unknown) =>
  isSignedOut(error)
    ? failures < 1
    : failures < 2 &&
      navigator.onLine &&
      (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** Asks whether the session has ended, here or on another device; then the session guard redirects to sign-in. */
function askForSession(error: unknown): void {
  if (isSignedOut(error))
    void queryClient.refetchQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false });
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askForSession }),
  mutationCache: new MutationCache({ onError: askForSession }),
  // Without a network a call fails and the screen says so; the default would be to wait with a spinner.
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      persister: fetchOrFindKept,
      refetchOnReconnect: true,
      staleTime: MINUTE,
      retry: isWorthRetrying,
    },
  },
});

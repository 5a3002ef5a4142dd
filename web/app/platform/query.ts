import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api.ts';

const MINUTE = 60_000;

/** A refusal will not change by asking again; a lost connection may. */
const isWorthRetrying = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

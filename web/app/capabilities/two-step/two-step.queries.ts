import type { LakouContract, Result } from '@lakou/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export type TwoStep = Result<LakouContract['GET /api/users/me/2fa']>;

/** Whether two-step verification is on. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: () => api('GET /api/users/me/2fa'),
});

/** Updates the cached state after a change, without a request. */
export function useNoteTwoStep(): (change: Partial<TwoStep>) => void {
  const queries = useQueryClient();
  return (change) => {
    queries.setQueryData(twoStepQuery.queryKey, (now) => now && { ...now, ...change });
  };
}

import type { BirthPlan, SentBirthPlan } from '@lakou/contract/birth-plan';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const birthPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['maternity', id, 'birth-plan'],
    queryFn: (): Promise<BirthPlan> =>
      api('GET /api/data/health/maternity/:id/birth-plan', { params: { id } }),
  });

export function useSavePlan(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBirthPlan) =>
      api('PUT /api/data/health/maternity/:id/birth-plan', { params: { id }, body }),
    onSuccess: (plan) => queries.setQueryData(birthPlanQuery(id).queryKey, plan),
  });
}

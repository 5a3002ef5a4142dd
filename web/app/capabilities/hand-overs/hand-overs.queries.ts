import type { Dependent } from '@lakou/contract/family';
import type { HandOver } from '@lakou/contract/hand-overs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Somebody of the family, and how far their invitation is. */
export interface FamilyMember {
  readonly dependent: Dependent;
  readonly handOver: HandOver | undefined;
}

/** The family is read again too: who took over their records is no longer in it. */
export const handOversQuery = (id: string) =>
  queryOptions({
    queryKey: ['hand-overs', id],
    queryFn: async (): Promise<FamilyMember[]> => {
      const [dependents, handOvers] = await Promise.all([
        api('GET /api/users/:id/dependents', { params: { id } }),
        api('GET /api/users/:id/hand-overs', { params: { id } }),
      ]);
      return dependents.map((dependent) => ({
        dependent,
        handOver: handOvers.find(({ dependentId }) => dependentId === dependent.id),
      }));
    },
  });

/** What the mailed link would bring; the token is no part of the key, so that no device keeps it. */
export const offerQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['hand-over-offer'],
    queryFn: () => api('POST /api/hand-overs/look', { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    staleTime: 0,
    gcTime: 0,
  });

import type { MaternityTiming, SentTiming } from '@lakou/contract/maternity';
import type { TimingKind } from '@lakou/contract/maternity.rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const SHOWN = 5;

/** The last few of one kind. */
export const timingsQuery = (id: string, kind: TimingKind) =>
  queryOptions({
    queryKey: ['maternity', id, 'timings', kind],
    queryFn: (): Promise<MaternityTiming[]> =>
      api('GET /api/data/health/maternity/:id/timings', { params: { id }, query: { kind, limit: SHOWN } }),
  });

export const contactsQuery = (id: string) =>
  queryOptions({
    queryKey: ['maternity', id, 'contacts'],
    queryFn: () => api('GET /api/data/health/maternity/:id/contacts', { params: { id } }),
  });

export function useKeepTiming(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: SentTiming) => {
      await api('POST /api/data/health/maternity/:id/timings', { params: { id }, body });
      await queries.invalidateQueries({ queryKey: timingsQuery(id, body.kind).queryKey });
    },
  });
}

export function useTickContact(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { week: number; done: boolean }) =>
      api('PUT /api/data/health/maternity/:id/contacts', { params: { id }, body }),
    onSuccess: (weeks) => queries.setQueryData(contactsQuery(id).queryKey, weeks),
  });
}

import type { MaternityTiming, SentTiming } from '@lakou/contract/maternity';
import type { TimingKind } from '@lakou/contract/maternity.rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/toast.ts';

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

export function useKeepTiming(id: string, onKept: (timing: SentTiming) => void) {
  const { t } = useTranslation('maternity');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentTiming) =>
      api('POST /api/data/health/maternity/:id/timings', { params: { id }, body }),
    onSuccess: (_, timing) => {
      onKept(timing);
      toast.success(t('timings.saved'));
      return queries.invalidateQueries({ queryKey: timingsQuery(id, timing.kind).queryKey });
    },
  });
}

export function useTickContact(id: string) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other: each reply holds all weeks.
    scope: { id: `maternity contacts ${id}` },
    mutationFn: (body: { week: number; done: boolean }) =>
      api('PUT /api/data/health/maternity/:id/contacts', { params: { id }, body }),
    onSuccess: (weeks) => queries.setQueryData(contactsQuery(id).queryKey, weeks),
  });
}

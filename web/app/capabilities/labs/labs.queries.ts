import type { LabStatus } from '@lakou/contract/labs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
const afterLast = (last: readonly { id: string }[]) => (last.length === PAGE ? last.at(-1)?.id : undefined);
const part = (after: string) => ({ limit: PAGE, ...(after && { after }) });

/** All that is shown of labs is read again after a change. */
export const LABS = ['labs'] as const;

/** The requests of one person of the family. */
export const requestsQuery = (patientId: string, subject: string) =>
  infiniteQueryOptions({
    queryKey: [...LABS, 'requests', patientId, subject],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/labs/requests/:id', {
        params: { id: patientId },
        query: { subject, ...part(pageParam) },
      }),
    initialPageParam: '',
    getNextPageParam: afterLast,
  });

export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: [...LABS, 'result', id],
    queryFn: () => api('GET /api/data/labs/results/:id', { params: { id }, query: {} }),
  });

/** What it said before it was amended. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...LABS, 'result', id, 'version', version],
    queryFn: () => api('GET /api/data/labs/results/:id', { params: { id }, query: { version } }),
    gcTime: 0,
  });

export const trendsQuery = (id: string) =>
  queryOptions({
    queryKey: [...LABS, 'trends', id],
    queryFn: () => api('GET /api/data/labs/results/:id/trends', { params: { id } }),
  });

export const worklistQuery = (status: LabStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...LABS, 'worklist', status ?? 'all'],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/labs/worklist', { query: { ...(status && { status }), ...part(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: afterLast,
    placeholderData: keepPreviousData,
  });

export const workQuery = (id: string) =>
  queryOptions({
    queryKey: [...LABS, 'work', id],
    queryFn: () => api('GET /api/data/labs/worklist/:id', { params: { id } }),
    gcTime: 0,
  });

/** Clinics that can be named as the laboratory. */
export const laboratoriesQuery = queryOptions({
  queryKey: ['clinics', 'laboratories'],
  queryFn: () => api('GET /api/clinics', { query: { limit: 100 } }),
});

/** Of whom: the patient, or a dependent of theirs. */
interface ImportedOf {
  readonly patientId: string;
  readonly dependentId?: string | undefined;
}
const whose = ({ dependentId }: ImportedOf) => (dependentId ? { dependentId } : {});

/** Results of other records, newest first, page by page. */
export const importedResultsQuery = (of: ImportedOf) =>
  infiniteQueryOptions({
    queryKey: [...LABS, 'imported', of.patientId, of.dependentId ?? ''],
    queryFn: ({ pageParam }) =>
      api('GET /api/records/:id/imported-results', {
        params: { id: of.patientId },
        query: { ...whose(of), ...part(pageParam) },
      }),
    initialPageParam: '',
    getNextPageParam: afterLast,
  });

export const importedResultQuery = (of: ImportedOf, resultId: string) =>
  queryOptions({
    queryKey: [...LABS, 'imported', of.patientId, of.dependentId ?? '', resultId],
    queryFn: () =>
      api('GET /api/records/:id/imported-results/:resultId', {
        params: { id: of.patientId, resultId },
        query: whose(of),
      }),
    gcTime: 0,
  });

import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The person measured: the patient, or one of their dependents. */
export interface Measured {
  readonly patientId: string;
  readonly dependentId?: string | undefined;
}

const PAGE = 100;
const ofWhom = ({ dependentId }: Measured) => (dependentId ? { dependentId } : {});

export const fetchMeasurements = (whose: Measured, part: { limit: number; after?: string }) =>
  api('GET /api/data/health/measurements/:id', {
    params: { id: whose.patientId },
    query: { ...ofWhom(whose), ...part },
  });

const keyOf = ({ patientId, dependentId }: Measured) => ['measurements', patientId, dependentId ?? 'me'];

/** Everything measured, newest first. */
export const measurementsQuery = (whose: Measured) =>
  infiniteQueryOptions({
    queryKey: keyOf(whose),
    queryFn: ({ pageParam }) =>
      fetchMeasurements(whose, { limit: PAGE, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const reloadMeasurements = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['measurements'] });

export const removeMeasurement = (whose: Measured, entryId: string) =>
  api('DELETE /api/data/health/measurements/:id/:entryId', {
    params: { id: whose.patientId, entryId },
    query: ofWhom(whose),
  });

export const acknowledge = (whose: Measured, entryId: string) =>
  api('POST /api/data/health/measurements/:id/:entryId/acknowledge', {
    params: { id: whose.patientId, entryId },
    body: ofWhom(whose),
  });

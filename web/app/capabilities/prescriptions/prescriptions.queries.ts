import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;

export interface Person {
  readonly patientId: string;
  readonly dependentId?: string | undefined;
}

/** What was prescribed to a person, newest first. */
export const prescriptionsQuery = ({ patientId, dependentId }: Person) =>
  infiniteQueryOptions({
    queryKey: ['prescriptions', patientId, dependentId ?? 'me'],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/health/prescriptions/:id', {
        params: { id: patientId },
        query: { limit: PAGE, ...(dependentId && { dependentId }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

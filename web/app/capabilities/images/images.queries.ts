import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 24;

/** Whose images are shown or added. */
export interface ImageOwner {
  readonly patientId: string;
  readonly dependentId: string | undefined;
}

export const imagesKey = (patientId: string) => ['images', patientId] as const;

export const imagesQuery = ({ patientId, dependentId }: ImageOwner) =>
  infiniteQueryOptions({
    queryKey: [...imagesKey(patientId), dependentId ?? 'me'],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/images/:id', {
        params: { id: patientId },
        query: { limit: PAGE, ...(dependentId && { dependentId }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const imageQuery = (id: string) =>
  queryOptions({
    queryKey: ['image', id],
    queryFn: () => api('GET /api/data/images/:id/details', { params: { id } }),
  });

/** Read anew each time: images are added and deleted. The last place stays until the next one is known. */
export const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['image', id, 'place'],
    queryFn: () => api('GET /api/data/images/:id/place', { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

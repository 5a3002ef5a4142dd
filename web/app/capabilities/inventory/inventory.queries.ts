import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const INVENTORY_KEY = ['inventory'] as const;

interface Search {
  readonly q: string;
  readonly low: boolean;
}

/** The items of a clinic by name. */
export const inventoryQuery = (clinicId: string, { q, low }: Search) =>
  infiniteQueryOptions({
    queryKey: [...INVENTORY_KEY, clinicId, q, low],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/inventory', {
        params: { id: clinicId },
        query: {
          limit: PAGE,
          ...(q && { q }),
          ...(low && { low: '1' }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const movementsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...INVENTORY_KEY, 'movements', id],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/inventory/:id/movements', {
        params: { id },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

/** The lots of an item, what ends first at the top. */
export const lotsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...INVENTORY_KEY, 'lots', id],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/inventory/:id/lots', {
        params: { id },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

/** Counts of the shelves, newest first. */
export const stocktakesQuery = (clinicId: string) =>
  infiniteQueryOptions({
    queryKey: [...INVENTORY_KEY, 'stocktakes', clinicId],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/stocktakes', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

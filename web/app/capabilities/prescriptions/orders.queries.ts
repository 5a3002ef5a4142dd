import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
export const ORDERS_KEY = ['pharmacy-orders'] as const;

/** What a patient sent to pharmacies, newest first. */
export const ownOrdersQuery = (patientId: string) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'own', patientId],
    queryFn: ({ pageParam }) =>
      api('GET /api/data/health/pharmacy-orders/:id', {
        params: { id: patientId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

/** What patients sent to a clinic, newest first. */
export const clinicOrdersQuery = (clinicId: string, open: boolean) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'clinic', clinicId, open],
    queryFn: ({ pageParam }) =>
      api('GET /api/clinics/:id/pharmacy-orders', {
        params: { id: clinicId },
        query: { limit: PAGE, ...(open && { open: '1' as const }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'one', id],
    queryFn: () => api('GET /api/pharmacy-orders/:id', { params: { id } }),
  });

/** Clinics that hand out medicines, by name. */
export const pharmaciesQuery = (prescriptionId: string, q: string) =>
  infiniteQueryOptions({
    queryKey: ['pharmacies', prescriptionId, q],
    queryFn: ({ pageParam }) =>
      api('GET /api/prescriptions/:id/pharmacies', {
        params: { id: prescriptionId },
        query: { limit: PAGE, ...(q && { q }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

/** Stores a changed order and reads all lists of orders again. */
export async function rememberOrder(queries: QueryClient, order: PharmacyOrder): Promise<void> {
  queries.setQueryData(orderQuery(order.id).queryKey, order);
  await queries.invalidateQueries({ queryKey: ORDERS_KEY });
}

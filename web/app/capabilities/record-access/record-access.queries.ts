import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const FOUND = 8;

/** Who can read one's record now. */
export const accessQuery = queryOptions({
  queryKey: ['record-access'],
  queryFn: () => api('GET /api/records/grants'),
});

/** Providers by name. */
export const providersNamedQuery = (q: string) =>
  queryOptions({
    queryKey: ['record-access', 'providers', q],
    queryFn: () => api('GET /api/providers', { query: { limit: FOUND, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });

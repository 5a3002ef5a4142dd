import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Critical values that nobody has acknowledged; the key begins with 'labs', so that every change of a test makes it stale. */
export const criticalsQuery = queryOptions({
  queryKey: ['labs', 'criticals'],
  queryFn: () => api('GET /api/data/labs/criticals'),
});

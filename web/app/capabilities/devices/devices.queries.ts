import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const LIVE_MS = 15_000;

/** Where one is signed in; asked again and again while somebody looks, so that a new device shows up by itself. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => api('GET /api/users/me/sessions'),
  refetchInterval: LIVE_MS,
  staleTime: 0,
});

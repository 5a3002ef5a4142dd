import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const LIVE_MS = 15_000;

/** The devices with a session; read again regularly while shown, so that a new device appears. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => api('GET /api/users/me/sessions'),
  refetchInterval: LIVE_MS,
  staleTime: 0,
});

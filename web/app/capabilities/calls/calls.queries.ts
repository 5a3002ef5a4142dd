import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The room of a visit; an event tells when somebody comes or goes. */
export const callRoomQuery = (id: string) =>
  queryOptions({
    queryKey: ['calls', id],
    queryFn: () => api('GET /api/calls/:id', { params: { id } }),
  });

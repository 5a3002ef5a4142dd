import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** One's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => api('GET /api/users/me/passkeys'),
});

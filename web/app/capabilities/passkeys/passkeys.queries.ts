import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => api('GET /api/users/me/passkeys'),
});

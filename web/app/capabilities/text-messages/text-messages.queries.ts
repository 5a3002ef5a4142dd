import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const textSettingsQuery = queryOptions({
  queryKey: ['text-settings'],
  queryFn: () => api('GET /api/users/me/text-messages'),
});

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const consentQuery = queryOptions({
  queryKey: ['ai-consent'],
  queryFn: () => api('GET /api/users/me/ai-consent'),
});

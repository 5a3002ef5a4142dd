import { MOST_QUICK_TEXTS } from '@lakou/contract/quick-texts.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const quickTextsQuery = queryOptions({
  queryKey: ['quick-texts'],
  queryFn: () => api('GET /api/providers/me/quick-texts', { query: { limit: MOST_QUICK_TEXTS } }),
});

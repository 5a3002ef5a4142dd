import type { Language } from '@lakou/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { REFERENCE } from '../../platform/reference.ts';

/** All guides with their texts, so that each opens without a network. */
export const educationQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['education', lang],
    queryFn: () => api('GET /api/features/education/content', { query: { category: 'all', lang } }),
  });

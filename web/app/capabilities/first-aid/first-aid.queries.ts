import type { Language } from '@lakou/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { REFERENCE } from '../../platform/reference.ts';

export const firstAidQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['first-aid', lang],
    queryFn: () => api('GET /api/first-aid', { query: { lang } }),
  });

export const kitQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['first-aid', 'kit', lang],
    queryFn: () => api('GET /api/first-aid/kit', { query: { lang } }),
  });

import type { Language } from '@lakou/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { REFERENCE } from '../../platform/reference.ts';

/** The whole directory, about 30 kB: searched on the phone, and readable without a network. */
export const medicinesQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['medicines', lang],
    queryFn: () => api('GET /api/medicines/details', { query: { lang } }),
  });

import type { Language } from '@lakou/i18n';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { REFERENCE } from '../../platform/reference.ts';

/** The whole directory, about 30 kB: searched on the phone, and readable without a network. */
export const medicinesQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['medicines', lang],
    queryFn: () => api('GET /api/medicines/details', { query: { lang } }),
  });

const PAGE = 20;

/** Who has a medicine now, in one place or anywhere. */
export const offersQuery = (id: string, lang: Language, place: string) =>
  infiniteQueryOptions({
    queryKey: ['medicine-offers', id, lang, place],
    queryFn: ({ pageParam }) =>
      api('GET /api/medicines/:id/offers', {
        params: { id },
        query: { lang, limit: PAGE, ...(place && { place }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

import type { TermCategory } from '@lakou/contract/toolbox.rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import type { useLanguage } from '../../platform/language/language.tsx';

type Language = ReturnType<typeof useLanguage>;

export const codesQuery = (query: string, lang: Language) =>
  queryOptions({
    queryKey: ['toolbox', 'codes', query, lang],
    queryFn: () => api('POST /api/ai/icd10-lookup', { body: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });

/** What is known to happen between these medicines. */
export const interactionsQuery = (drugs: readonly string[], lang: Language) =>
  queryOptions({
    queryKey: ['toolbox', 'interactions', ...drugs, lang],
    queryFn: () => api('POST /api/ai/check-drug-interactions', { body: { drugs: [...drugs] } }),
    enabled: drugs.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const termsQuery = (searchTerm: string, category: TermCategory | 'all', lang: Language) =>
  queryOptions({
    queryKey: ['toolbox', 'terms', searchTerm, category, lang],
    queryFn: () => api('POST /api/ai/medical-search', { body: { searchTerm, category } }),
    enabled: searchTerm !== '',
  });

export const questionnairesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['toolbox', 'questionnaires', lang],
    queryFn: () => api('GET /api/questionnaires', { query: { lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The people that a result can be kept for: those treated, and their treated dependents. */
export const treatedQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['bookings', 'treated', providerId],
    queryFn: async () => {
      const found = await api('GET /api/providers/:id/patients', {
        params: { id: providerId },
        query: { limit: 200 },
      });
      return found
        .filter(({ chatOnly }) => !chatOnly)
        .flatMap(({ id, name, dependents }) => [
          { key: id, patientId: id, dependentId: null, name },
          ...dependents.map((one) => ({
            key: one.id,
            patientId: id,
            dependentId: one.id,
            name: `${one.name} (${name})`,
          })),
        ]);
    },
  });

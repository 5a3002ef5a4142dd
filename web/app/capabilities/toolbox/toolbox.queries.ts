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

/** Somebody in care: the patient, or one of their dependents. */
export interface InCare {
  readonly patientId: string;
  readonly dependentId?: string | undefined;
}

/** Whose chart it is; it leaves with the screen. */
export const chartNameQuery = ({ patientId, dependentId }: InCare) =>
  queryOptions({
    queryKey: ['record', patientId, dependentId ?? 'me', 'name'],
    queryFn: () =>
      api('GET /api/records/:id/person', {
        params: { id: patientId },
        query: dependentId ? { dependentId } : {},
      }),
    gcTime: 0,
  });

/** What speaks against these medicines for this person, by their chart; it leaves with the screen. */
export const chartCheckQuery = (
  { patientId, dependentId }: InCare,
  drugs: readonly string[],
  lang: Language,
) =>
  queryOptions({
    queryKey: ['record', patientId, dependentId ?? 'me', 'drug-check', ...drugs, lang],
    queryFn: () =>
      api('POST /api/data/health/drug-checks/:id', {
        params: { id: patientId },
        body: { drugs: [...drugs], ...(dependentId && { dependentId }) },
      }),
    enabled: drugs.length > 0,
    gcTime: 0,
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

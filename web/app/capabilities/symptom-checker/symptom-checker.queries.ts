import type { Language } from '@lakou/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { REFERENCE } from '../../platform/reference.ts';

/** The words of all answers: the service worker stores them. */
export const symptomWordsQuery = (lang: Language) =>
  queryOptions({
    ...REFERENCE,
    queryKey: ['symptom-words', lang],
    queryFn: () => api('GET /api/ai/symptom-checker/words', { query: { lang } }),
    retry: false,
  });

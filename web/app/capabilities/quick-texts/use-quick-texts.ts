import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { QueryRead } from '../../platform/query-read.ts';
import { quickTextsQuery } from './quick-texts.queries.ts';

const BUILT_IN = ['prepare', 'after', 'urgent'] as const;

interface QuickTexts {
  readonly query: QueryRead<unknown>;
  readonly texts: readonly { id: string; title: string; body: string }[];
}

/** One's own texts, then three that everybody has, in the language of the app. */
export function useQuickTexts(): QuickTexts {
  const { t } = useTranslation('quick-texts');
  const query = useQuery(quickTextsQuery);
  const texts = [
    ...(query.data ?? []),
    ...BUILT_IN.map((id) => ({ id, title: t(`builtIn.${id}.title`), body: t(`builtIn.${id}.body`) })),
  ];
  return { query, texts };
}

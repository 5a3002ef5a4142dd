import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { quickTextsQuery } from './quick-texts.queries.ts';

const BUILT_IN = ['prepare', 'after', 'urgent'] as const;

/** One's own texts, then three that everybody has, in the language of the app. */
export function useQuickTexts(): { id: string; title: string; body: string }[] {
  const { t } = useTranslation('quick-texts');
  const { data: own = [] } = useQuery(quickTextsQuery);
  return [
    ...own,
    ...BUILT_IN.map((id) => ({ id, title: t(`builtIn.${id}.title`), body: t(`builtIn.${id}.body`) })),
  ];
}

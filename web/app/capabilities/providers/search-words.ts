import { formatDate, formatMoney, languageNames } from '@lakou/i18n';
import { useLanguage } from '#platform/language/language.tsx';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLabels } from './labels.ts';
import type { Search } from './search.ts';

/** The active filters, each with its text and the change that removes it. */
export function useFilterWords(search: Search) {
  const { specialty, language, country, mode, near, town, gender, day, price, favourites } = search;
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const lang = useLanguage();
  const none = { near: undefined, town: undefined, km: undefined } satisfies Partial<Search>;
  const words: { words: string; without: Partial<Search> }[] = [];
  if (specialty) words.push({ words: t(`specialties.${specialty}`), without: { specialty: undefined } });
  if (mode) words.push({ words: t(`modes.${mode}`), without: { mode: undefined } });
  if (language) words.push({ words: languageNames[language], without: { language: undefined } });
  if (country) words.push({ words: t(`countries.${country}`), without: { country: undefined } });
  if (gender) words.push({ words: t(`genders.${gender}`), without: { gender: undefined } });
  if (day) words.push({ words: formatDate(lang, day, 'short'), without: { day: undefined } });
  if (price)
    words.push({
      words: t('upTo', { distance: formatMoney(lang, price * 100, 'USD') }),
      without: { price: undefined },
    });
  if (favourites) words.push({ words: t('favourites'), without: { favourites: undefined } });
  if (near) words.push({ words: t('nearMe'), without: none });
  else if (town) words.push({ words: t('nearTown', { town: labels.town(town) }), without: none });
  return words;
}

/** The whole search as a short text; empty when everything is shown. */
export function useSearchWords(search: Search): string {
  const filters = useFilterWords(search).map(({ words }) => words);
  return [search.text.trim(), ...filters].filter(Boolean).join(', ');
}

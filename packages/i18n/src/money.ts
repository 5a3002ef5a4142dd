import type { Language } from './languages.ts';
import { formatNumber, NO_BREAK_SPACE } from './numbers.ts';
import { pluralCategory } from './plural.ts';

export type Currency = 'USD' | 'HTG';

// Creole never says "dola" alone: a Haitian dollar is a way of counting 5 gourdes.
const NAMES: Record<Currency, Record<Language, { one: string; other: string }>> = {
  USD: {
    en: { one: 'US dollar', other: 'US dollars' },
    fr: { one: 'dollar américain', other: 'dollars américains' },
    ht: { one: 'dola ameriken', other: 'dola ameriken' },
  },
  HTG: {
    en: { one: 'gourde', other: 'gourdes' },
    fr: { one: 'gourde', other: 'gourdes' },
    ht: { one: 'goud', other: 'goud' },
  },
};

/**
 * An amount in cents (or centimes). Short: $55.00, 55,00 $ US; long, in words: 55,00 dola ameriken. Gourdes are
 * always in words, and show centimes only when there are some: nobody pays with them.
 */
export function formatMoney(
  lang: Language,
  cents: number,
  currency: Currency,
  length: 'short' | 'long' = 'short',
): string {
  const amount = Math.abs(cents) / 100;
  const sign = cents < 0 ? '-' : '';
  const figures = formatNumber(lang, amount, currency === 'HTG' && Number.isInteger(amount) ? 0 : 2);
  if (currency === 'USD' && length === 'short') {
    if (lang === 'en') return `${sign}$${figures}`;
    return [sign + figures, '$', 'US'].join(NO_BREAK_SPACE);
  }
  return `${sign}${figures}${NO_BREAK_SPACE}${NAMES[currency][lang][pluralCategory(lang, amount)]}`;
}

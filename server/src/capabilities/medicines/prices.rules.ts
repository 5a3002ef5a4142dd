import { type Currency, formatMoney, type Language } from '@lakou/i18n';
import type { StockLine } from './medicines.store.ts';

const CURRENCIES: readonly Currency[] = ['HTG', 'USD'];

type Priced = Pick<StockLine, 'priceCents' | 'currency'>;

/** The price of one pharmacy as text; undefined when it lists none. */
export const priceOf = (lang: Language, { priceCents, currency }: Priced): string | undefined =>
  priceCents === null || currency === null ? undefined : formatMoney(lang, priceCents, currency);

/**
 * From the lowest to the highest listed price. Gourdes and dollars are shown separately, because a
 * converted price is not offered anywhere.
 */
export function priceRangeOf(lang: Language, lines: readonly Priced[]): string | undefined {
  const ranges = CURRENCIES.flatMap((currency) => {
    const cents = lines.flatMap((line) => (line.currency === currency ? (line.priceCents ?? []) : []));
    if (cents.length === 0) return [];
    const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
    const ends = lowest === highest ? [lowest] : [lowest, highest];
    return [ends.map((end) => formatMoney(lang, end, currency)).join(' – ')];
  });
  return ranges.length > 0 ? ranges.join('; ') : undefined;
}

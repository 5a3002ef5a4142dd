import { type Currency, formatMoney, type Language } from '@lakou/i18n';
import type { StockLine } from './medicines.store.ts';

const CURRENCIES: readonly Currency[] = ['HTG', 'USD'];

type Priced = Pick<StockLine, 'priceCents' | 'currency'>;

/** What one pharmacy asks, in words; undefined when it lists no price. */
export const priceOf = (lang: Language, { priceCents, currency }: Priced): string | undefined =>
  priceCents === null || currency === null ? undefined : formatMoney(lang, priceCents, currency);

/**
 * From the lowest to the highest price listed. Gourdes and dollars stand side by side: a rate of ours would be
 * a price that nobody asks.
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

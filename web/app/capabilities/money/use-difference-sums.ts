import type { DifferenceLine } from '@lakou/contract/money';
import { formatMoney, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** What we and what they have, as amounts; a word where there is nothing. */
export function useDifferenceSums({ method, ours, theirs, theirCurrency }: DifferenceLine) {
  const { t } = useTranslation('money');
  const lang = useLanguage();
  const own = method === 'moncash' ? 'HTG' : 'USD';
  const sum = (amount: number | null, currency: string) => {
    if (amount === null) return t('difference.nothing');
    if (currency === 'USD' || currency === 'HTG')
      return formatMoney(lang, Math.round(amount * 100), currency);
    return `${formatNumber(lang, amount, 2)} ${currency}`;
  };
  return { ours: sum(ours, own), theirs: sum(theirs, theirCurrency ?? own) };
}

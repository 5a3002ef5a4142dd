import { formatDate, formatMoney, formatNumber } from '@lakou/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../api/api.ts';
import { useLanguage } from '../language/language.tsx';

const rateQuery = queryOptions({
  queryKey: ['exchange-rate'],
  queryFn: () => api('GET /api/exchange-rate'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whole gourdes, because nobody pays with centimes. */
const gourdesOf = (dollars: number, htgPerUsd: number): number => Math.round(dollars * htgPerUsd);

/**
 * Prices in gourdes beside those in dollars. They are for orientation: what is charged stays the price in dollars, and
 * until the rate is known only that is shown.
 */
export function useGourdes() {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const { data: rate } = useQuery(rateQuery);
  return {
    /** `about 6,550 gourdes`. */
    about: (dollars: number): string | undefined =>
      rate && dollars > 0
        ? t('gourdes.about', {
            gourdes: formatMoney(lang, gourdesOf(dollars, rate.htgPerUsd) * 100, 'HTG'),
          })
        : undefined,
    /** What is to be handed over in gourdes today. */
    exactly: (dollars: number): string | undefined =>
      rate && formatMoney(lang, gourdesOf(dollars, rate.htgPerUsd) * 100, 'HTG'),
    /** At which rate, of which day, and whose. */
    note:
      rate &&
      t(rate.source ? 'gourdes.noteFrom' : 'gourdes.note', {
        rate: formatNumber(lang, rate.htgPerUsd, 2),
        date: formatDate(lang, rate.day, 'medium'),
        source: rate.source ?? '',
      }),
  };
}

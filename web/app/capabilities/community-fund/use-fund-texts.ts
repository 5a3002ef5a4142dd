import type { FundUsage } from '@lakou/contract/community-fund';
import { formatDate, formatMoney, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useGourdes } from '#platform/money/gourdes.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** Amounts, days and places as the screens of the fund write them. */
export function useFundTexts() {
  const { t } = useTranslation('community-fund');
  const lang = useLanguage();
  const gourdes = useGourdes();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return {
    money,
    /** In dollars and about how much that is in gourdes. */
    both: (dollars: number) => [money(dollars), gourdes.about(dollars)].filter(Boolean).join(' · '),
    thousands: (dollars: number) => t('thousands', { number: formatNumber(lang, dollars / 1000, 1) }),
    /** Of a moment, or of a calendar day. */
    day: (at: string) =>
      formatDate(
        lang,
        at.length === 10
          ? { at: new Date(`${at}T12:00:00Z`), timeZone: 'UTC' }
          : { at: new Date(at), timeZone: ownTimeZone() },
        'medium',
      ),
    place: ({ location, area }: Pick<FundUsage, 'location' | 'area'>) =>
      area ? t(`area.${area}`) : location,
  };
}

import type { SiteStats } from '@lakou/contract/administration';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LineChart } from '../../ui/line-chart.tsx';

const LINES = [
  { field: 'newUsers', tone: 'sea' },
  { field: 'bookings', tone: 'night' },
] as const;

/** New accounts and booked visits, day by day. */
export function DailyChart({ daily }: { daily: SiteStats['daily'] }) {
  const { t } = useTranslation('administration');
  const lang = useLanguage();
  const say = (value: number) => formatNumber(lang, value, 0);
  const date = (day = '') => formatDate(lang, day, 'medium');
  return (
    <LineChart
      title={t('chart')}
      lines={LINES.map(({ field, tone }) => ({
        name: t(`figure.${field}`),
        tone,
        points: daily.map((one) => ({
          key: one.day,
          at: Date.parse(one.day),
          value: one[field],
          text: say(one[field]),
        })),
      }))}
      ends={[date(daily[0]?.day), date(daily.at(-1)?.day)]}
      format={say}
      table={[
        [t('day'), ...LINES.map(({ field }) => t(`figure.${field}`))],
        ...daily.map((one) => [date(one.day), ...LINES.map(({ field }) => say(one[field]))]),
      ]}
    />
  );
}

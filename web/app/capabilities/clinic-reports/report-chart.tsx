import type { ClinicReport } from '@lakou/contract/clinic-reports';
import { formatDate, formatTinyMonth } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { useAmount } from './use-amount.ts';

const SERIES = ['visits', 'noShows', 'receivedCents', 'staffMinutes'] as const;
type Series = (typeof SERIES)[number];

const UNITS: Readonly<Record<Series, number>> = {
  visits: 1,
  noShows: 1,
  receivedCents: 100,
  staffMinutes: 60,
};

/** Dollars and hours in whole numbers, because the bars are narrow. */
function shortOf(series: Series, value: number): string {
  const whole = Math.round(value / UNITS[series]);
  return whole >= 10_000 ? `${Math.round(whole / 1000)}k` : String(whole);
}

/** One figure at a time, by day, week or month. */
export function ReportChart({ report: { points, step } }: { report: ClinicReport }) {
  const { t } = useTranslation('clinic-reports');
  const lang = useLanguage();
  const amount = useAmount();
  const [series, setSeries] = useState<Series>('visits');
  return (
    <Section title={t('chartOf')}>
      <FilterChips
        legend={t('chartOf')}
        options={SERIES.map((value) => ({ value, title: t(`chart.${value}`) }))}
        value={series}
        onChange={setSeries}
      />
      <Card>
        <BarChart
          title={t(`chart.${series}`)}
          heads={[t(`since.${step}`), t(`chart.${series}`)]}
          bars={points.map((point) => ({
            key: point.from,
            value: point[series],
            text: shortOf(series, point[series]),
            name: [
              step === 'month' ? '' : String(Number(point.from.slice(8))),
              formatTinyMonth(lang, point.from),
            ] as const,
            spoken: {
              name: formatDate(lang, point.from, step === 'month' ? 'month' : 'long'),
              value: amount(series, point[series]),
            },
          }))}
        />
      </Card>
    </Section>
  );
}

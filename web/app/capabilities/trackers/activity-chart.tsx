import type { Activity } from '@lakou/contract/trackers';
import { formatDate, formatNumber, formatTime } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Select } from '../../ui/select.tsx';
import { shortDay } from '../provider-workspace/days.ts';
import { type Bucket, byDay, byHour, METRICS, type Metric } from './activity-sums.ts';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const TITLES = { move: 'chartMove', exercise: 'chartExercise', stand: 'chartStand' } as const;

interface ActivityChartProps {
  entries: readonly Activity[];
  period: Period;
  now: Date;
}

/** One of the three values over 24 hours, 7 days or 30 days. */
export function ActivityChart({ entries, period, now }: ActivityChartProps) {
  const { t } = useTranslation('trackers');
  const [metric, setMetric] = useState<Metric>('move');
  const title = t(`activity.${TITLES[metric]}`);
  const shown = period === 'day' ? byHour(entries, now) : byDay(entries, now, period === 'week' ? 7 : 30);
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <Select
          label={t('show')}
          value={metric}
          onChange={(event) => setMetric(event.target.value as Metric)}
        >
          {METRICS.map((one) => (
            <option key={one} value={one}>
              {t(`activity.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {period === 'month' ? (
        <Month title={title} metric={metric} buckets={shown} />
      ) : (
        <Bars title={title} metric={metric} period={period} buckets={shown} />
      )}
    </div>
  );
}

interface DrawnProps {
  title: string;
  metric: Metric;
  buckets: readonly Bucket[];
}

function Bars({ title, metric, period, buckets }: DrawnProps & { period: 'day' | 'week' }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const nameOf = (from: Date): [string, string, string] => {
    if (period === 'day') {
      const time = formatTime(lang, { at: from, timeZone: ownTimeZone() });
      const [clock = '', part = ''] = lang === 'fr' ? [time] : time.replace(' nan ', ' ').split(' ');
      return [clock, part, time];
    }
    const { name, number } = shortDay(lang, dayHere(from));
    return [name, String(number), formatDate(lang, dayHere(from), 'long')];
  };
  return (
    <BarChart
      title={title}
      heads={[t('time'), title]}
      bars={buckets.map(({ from, sums }) => {
        const [above, below, spoken] = nameOf(from);
        const text = formatNumber(lang, sums[metric]);
        return {
          key: from.toISOString(),
          value: sums[metric],
          text: sums[metric] > 0 ? text : '',
          name: [above, below],
          spoken: { name: spoken, value: text },
        };
      })}
    />
  );
}

function Month({ title, metric, buckets }: DrawnProps) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const format = (value: number) => formatNumber(lang, value);
  const first = buckets[0]?.from ?? new Date();
  return (
    <LineChart
      title={title}
      ends={[formatDate(lang, dayHere(first), 'short'), t('today')]}
      format={format}
      lines={[
        {
          name: title,
          tone: 'sea',
          points: buckets.map(({ from, sums }) => ({
            key: from.toISOString(),
            at: from.getTime(),
            value: sums[metric],
            text: format(sums[metric]),
          })),
        },
      ]}
      table={[
        [t('time'), title],
        ...buckets.map(({ from, sums }) => [formatDate(lang, dayHere(from), 'long'), format(sums[metric])]),
      ]}
    />
  );
}

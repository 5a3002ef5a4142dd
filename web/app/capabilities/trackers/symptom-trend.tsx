import type { SymptomEntry } from '@lakou/contract/trackers';
import { formatDate, formatDateTime, formatNumber } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Select } from '../../ui/select.tsx';
import { daysBefore } from './days.ts';
import { useSymptomName } from './symptom-name.ts';

const DAYS = 90;

/** The entries of these days by symptom, the most frequent first. `entries` is newest first. */
export function trendsOf(entries: readonly SymptomEntry[], now: Date): [symptom: string, SymptomEntry[]][] {
  const from = daysBefore(now, DAYS - 1);
  const lately = entries.filter(({ at }) => new Date(at) >= from);
  const groups = [...Map.groupBy(lately, ({ symptom }) => symptom)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length);
}

/** The severity of one symptom over time. */
export function SymptomTrend({ entries }: { entries: readonly SymptomEntry[] }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const nameOf = useSymptomName();
  const [chosen, setChosen] = useState<string>();
  const trends = trendsOf(entries, new Date());
  const [symptom, found] = trends.find(([one]) => one === chosen) ?? trends[0] ?? [];
  if (!symptom || !found) return null;
  const points = found.toReversed();
  const title = t('symptoms.trendOf', { symptom: nameOf(symptom) });
  const format = (value: number) => formatNumber(lang, value);
  const day = (at: string | undefined) => (at ? formatDate(lang, dayHere(new Date(at)), 'short') : '');
  return (
    <div className="grid gap-4">
      <div className="max-w-80">
        <Select label={t('show')} value={symptom} onChange={(event) => setChosen(event.target.value)}>
          {trends.map(([one]) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </div>
      <p className="text-15 text-ink-soft">{t('symptoms.times', { count: points.length })}</p>
      <LineChart
        title={title}
        ends={[points.length > 1 ? day(points[0]?.at) : '', day(points.at(-1)?.at)]}
        format={format}
        lines={[
          {
            name: nameOf(symptom),
            tone: 'hibiscus',
            points: points.map(({ id, at, severity }) => ({
              key: id,
              at: Date.parse(at),
              value: severity,
              text: format(severity),
            })),
          },
        ]}
        table={[
          [t('time'), title],
          ...points.map(({ at, severity }) => [
            formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'long'),
            t('symptoms.severityOf', { severity }),
          ]),
        ]}
      />
    </div>
  );
}

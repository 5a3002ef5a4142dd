import type { Measurement } from '@lakou/contract/measurements';
import { formatDate, formatDateTime } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { type Line, LineChart } from '../../ui/line-chart.tsx';
import { Select } from '../../ui/select.tsx';
import { daysBefore } from './days.ts';
import type { Subject } from './subject.ts';
import { bandsOf, hasSign, latestOf, SIGNS, type Sign } from './vital-signs.ts';
import { inOwnUnit, useVitalText } from './vital-text.ts';

const SPANS = { week: 7, month: 30, quarter: 90 } as const;
type Span = keyof typeof SPANS;

/** One sign over time, with the normal range of this age behind it. */
export function VitalChart({ vitals, subject }: { vitals: readonly Measurement[]; subject: Subject }) {
  const { t } = useTranslation('trackers');
  const [chosen, setChosen] = useState<Sign>();
  const [span, setSpan] = useState<Span>('month');
  const known = SIGNS.filter((sign) => latestOf(vitals, sign));
  const sign = chosen ?? known[0] ?? 'pressure';
  const from = daysBefore(new Date(), SPANS[span] - 1);
  const shown = vitals
    .filter((reading) => hasSign(reading, sign) && new Date(reading.at) >= from)
    .toReversed();
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 md:max-w-120 md:grid-cols-2">
        <Select label={t('show')} value={sign} onChange={(event) => setChosen(event.target.value as Sign)}>
          {known.map((one) => (
            <option key={one} value={one}>
              {t(`vitals.${one}`)}
            </option>
          ))}
        </Select>
        <Select label={t('period')} value={span} onChange={(event) => setSpan(event.target.value as Span)}>
          {(Object.keys(SPANS) as Span[]).map((one) => (
            <option key={one} value={one}>
              {t(`span.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-soft">{t('vitals.emptyPeriod')}</p>
      ) : (
        <Drawn sign={sign} readings={shown} ageMonths={subject.ageMonths} />
      )}
    </div>
  );
}

interface DrawnProps {
  sign: Sign;
  /** Oldest first. */
  readings: readonly Measurement[];
  ageMonths: number | undefined;
}

function Drawn({ sign, readings, ageMonths }: DrawnProps) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const { units, unitOf, formatSign, readingText } = useVitalText();
  const format = (value: number) => formatSign(sign, value);
  const own = (value: number | null) => inOwnUnit(units, sign, value ?? 0);
  const lineOf = (
    name: string,
    tone: Line['tone'],
    value: (reading: Measurement) => number | null,
  ): Line => ({
    name,
    tone,
    points: readings.map((reading) => ({
      key: reading.id,
      at: Date.parse(reading.at),
      value: own(value(reading)),
      text: format(own(value(reading))),
    })),
  });
  const lines =
    sign === 'pressure'
      ? [
          lineOf(t('vitals.systolic'), 'sea', ({ systolic }) => systolic),
          lineOf(t('vitals.diastolic'), 'night', ({ diastolic }) => diastolic),
        ]
      : [lineOf(t(`vitals.${sign}`), 'sea', (reading) => reading[sign])];
  const title = `${t(`vitals.${sign}`)}, ${unitOf(sign)}`;
  const [first, last] = [readings[0]?.at ?? '', readings.at(-1)?.at ?? ''];
  const day = (at: string) => formatDate(lang, dayHere(new Date(at)), 'short');
  return (
    <LineChart
      title={title}
      lines={lines}
      bands={bandsOf(sign, ageMonths, readings).map(({ low, high }) => ({
        low: own(low),
        high: own(high),
        name: t('vitals.usual'),
      }))}
      ends={[readings.length > 1 ? day(first) : '', day(last)]}
      format={format}
      table={[
        [t('time'), title],
        ...readings.map((reading) => [
          formatDateTime(lang, { at: new Date(reading.at), timeZone: ownTimeZone() }, 'long'),
          readingText(sign, reading),
        ]),
      ]}
    />
  );
}

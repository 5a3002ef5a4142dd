import { formatTinyMonth } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { apart, centred, newestFirst, readable, widthOf } from '../../ui/chart-labels.ts';
import { classNames } from '../../ui/class-names.ts';
import { useDrawnSize } from '../../ui/use-drawn-size.ts';
import { CHART, lineThrough, type Point, pointsOf } from './chart-points.ts';
import { isHigh } from './danger.ts';
import type { WithPressure } from './measured.ts';
import { VitalsTable } from './vitals-table.tsx';

const LIMITS = [140, 90] as const;
const SIZE = 13;

/** Both values over time, with lines where danger begins; a table has the same data for screen readers. */
export function VitalsChart({ vitals }: { vitals: readonly WithPressure[] }) {
  const { t } = useTranslation('maternity');
  const { points, yOf } = pointsOf(vitals);
  const [first] = points;
  const { ref, text: larger } = useDrawnSize();
  const names = first && apart(first.systolicY - 10, first.diastolicY - 10, 18 * larger);
  return (
    <figure className="max-w-112">
      <svg
        ref={ref}
        aria-hidden="true"
        viewBox={`0 0 ${CHART.width} ${CHART.bottom + 40 * larger}`}
        className="block w-full overflow-visible"
      >
        <rect
          x={CHART.left}
          y={CHART.top}
          width={CHART.width - CHART.left}
          height={yOf(140) - CHART.top}
          className="fill-hibiscus-tint"
        />
        <line x1={CHART.left} x2={CHART.width} y1={CHART.bottom} y2={CHART.bottom} className="stroke-line" />
        {LIMITS.map((limit) => (
          <g key={limit}>
            <line
              x1={CHART.left}
              x2={CHART.width}
              y1={yOf(limit)}
              y2={yOf(limit)}
              strokeDasharray="3 4"
              className="stroke-hibiscus-ink opacity-60"
            />
            <text x="0" y={yOf(limit) + 4} className="fill-hibiscus-ink text-13 font-bold">
              {limit}
            </text>
          </g>
        ))}
        <path
          d={lineThrough(points.map(({ x, systolicY }) => ({ x, y: systolicY })))}
          className="fill-none stroke-sea"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d={lineThrough(points.map(({ x, diastolicY }) => ({ x, y: diastolicY })))}
          className="fill-none stroke-night"
          strokeWidth="2.5"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
        {points.map((point) => (
          <Reading key={point.entry.id} point={point} />
        ))}
        <Days points={points} larger={larger} />
        {first && names && (
          <g className="stroke-surface text-13 font-semibold [paint-order:stroke]" strokeWidth="4">
            <text x={first.x} y={names[0]} className="fill-sea">
              {t('vitals.systolic')}
            </text>
            <text x={first.x} y={names[1]} className="fill-night">
              {t('vitals.diastolic')}
            </text>
          </g>
        )}
      </svg>
      <figcaption className="mt-1 text-14 text-ink-soft">{t('vitals.lines')}</figcaption>
      <VitalsTable vitals={points.map(({ entry }) => entry)} />
    </figure>
  );
}

/** The two marks of one reading. */
function Reading({ point: { entry, x, systolicY, diastolicY } }: { point: Point }) {
  const high = isHigh(entry);
  const mark = (own: string) => classNames(high ? 'fill-hibiscus-ink stroke-surface stroke-2' : own);
  return (
    <>
      <circle cx={x} cy={systolicY} r={high ? 6 : 3.5} className={mark('fill-sea')} />
      <circle cx={x} cy={diastolicY} r={high ? 6 : 3.5} className={mark('fill-night')} />
    </>
  );
}

/** The day of each reading as far as there is room; the month is written where it begins. */
function Days({ points, larger }: { points: readonly Point[]; larger: number }) {
  const lang = useLanguage();
  const days = points.map(({ entry }) => dayHere(new Date(entry.at)));
  const monthAt = (day: string, index: number) =>
    days[index - 1]?.slice(0, 7) === day.slice(0, 7) ? '' : formatTinyMonth(lang, day);
  const row = { points, size: SIZE * larger };
  return (
    <>
      <Row {...row} y={CHART.bottom + 18 * larger} texts={days.map((day) => String(Number(day.slice(8))))} />
      <Row {...row} y={CHART.bottom + 36 * larger} texts={days.map(monthAt)} />
    </>
  );
}

interface RowProps {
  points: readonly Point[];
  size: number;
  y: number;
  /** One for each point; an empty one takes no room. */
  texts: readonly string[];
}

function Row({ points, size, y, texts }: RowProps) {
  const spans = texts.map((text, index) => centred(points[index]?.x ?? 0, widthOf(text, size), CHART.width));
  const written = newestFirst(texts.length).filter((index) => texts[index]);
  return [...readable(spans, written)].map((index) => (
    <text
      key={points[index]?.entry.id}
      x={((spans[index]?.from ?? 0) + (spans[index]?.to ?? 0)) / 2}
      y={y}
      textAnchor="middle"
      className="fill-ink-soft text-13"
    >
      {texts[index]}
    </text>
  ));
}

import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CHART, lineThrough, type Point, pointsOf } from './chart-points.ts';
import { isHigh } from './danger.ts';
import type { WithPressure } from './measured.ts';
import { VitalsTable } from './vitals-table.tsx';

const LIMITS = [140, 90] as const;

/** Both values over time, with lines where danger begins; a table has the same data for screen readers. */
export function VitalsChart({ vitals }: { vitals: readonly WithPressure[] }) {
  const { t } = useTranslation('maternity');
  const { points, yOf } = pointsOf(vitals);
  const [first] = points;
  return (
    <figure className="max-w-112">
      <svg aria-hidden="true" viewBox={`0 0 ${CHART.width} 152`} className="block w-full overflow-visible">
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
          <Reading key={point.entry.id} point={point} before={points[points.indexOf(point) - 1]} />
        ))}
        {first && (
          <g className="stroke-surface text-13 font-semibold [paint-order:stroke]" strokeWidth="4">
            <text x={first.x} y={first.systolicY - 10} className="fill-sea">
              {t('vitals.systolic')}
            </text>
            <text x={first.x} y={first.diastolicY - 10} className="fill-night">
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

/** The two marks of one reading, and its day; the month is written where it begins. */
function Reading({ point, before }: { point: Point; before: Point | undefined }) {
  const lang = useLanguage();
  const { entry, x, systolicY, diastolicY } = point;
  const dayOf = ({ at }: WithPressure) => dayHere(new Date(at));
  const day = dayOf(entry);
  const isNewMonth = !before || dayOf(before.entry).slice(0, 7) !== day.slice(0, 7);
  const high = isHigh(entry);
  const mark = (own: string) => classNames(high ? 'fill-hibiscus-ink stroke-surface stroke-2' : own);
  return (
    <g textAnchor="middle" className="text-13">
      <circle cx={x} cy={systolicY} r={high ? 6 : 3.5} className={mark('fill-sea')} />
      <circle cx={x} cy={diastolicY} r={high ? 6 : 3.5} className={mark('fill-night')} />
      <text x={x} y="130" className="fill-ink-soft">
        {Number(day.slice(8))}
      </text>
      {isNewMonth && (
        <text x={x} y="147" className="fill-ink-soft">
          {formatDate(lang, day, 'month').split(' ')[0]}
        </text>
      )}
    </g>
  );
}

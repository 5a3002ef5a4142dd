import type { Sex } from '@lakou/clinical';
import { growthCurve } from '@lakou/clinical/growth';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { gridOf, roundScale } from '../../ui/line-scale.ts';

export type Charted = 'weight' | 'height' | 'bmi';
interface ChartPoint {
  readonly id: string;
  readonly months: number;
  readonly value: number;
}
interface GrowthChartProps {
  measure: Charted;
  sex: Sex;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** The age up to which it is drawn. */
  months: 24 | 60;
  legend: string;
}

const WIDTH = 328;
const HEIGHT = 240;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 8, 8, 24];
/** Months between two numbers under the chart: half years, then whole ones. */
const AGE_STEP = { 24: 6, 60: 12 } as const;

/** The child's points between the curves of healthy children: green is the usual range. */
export function GrowthChart({ measure, sex, points, months, legend }: GrowthChartProps) {
  const { t } = useTranslation('growth');
  const lang = useLanguage();
  const curve = (z: number) =>
    Array.from({ length: months + 1 }, (_, age) => growthCurve(measure, sex, age, z) ?? 0);
  const [lowest, low, middle, high, highest] = [-3, -2, 0, 2, 3].map(curve) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  const values = points.map(({ value }) => value);
  const scale = roundScale(Math.min(...lowest, ...values), Math.max(...highest, ...values));
  const x = (age: number) => LEFT + (age / months) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    TOP + (1 - (value - scale.low) / (scale.high - scale.low)) * (HEIGHT - TOP - BOTTOM);
  const course = (values: readonly number[]) => values.map((value, age) => `${x(age)},${y(value)}`);
  const line = (values: readonly number[]) => course(values).join(' ');
  const ages = Array.from({ length: months / AGE_STEP[months] + 1 }, (_, index) => index * AGE_STEP[months]);
  const title = t('chart', { measure: t(`measures.${measure}`) });
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full max-w-140 overflow-visible"
      >
        <polygon points={[...course(low), ...course(high).reverse()].join(' ')} className="fill-leaf-tint" />
        {gridOf(scale).map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-13">
              {formatNumber(lang, value)}
            </text>
          </g>
        ))}
        {ages.map((age) => (
          <text
            key={age}
            x={x(age)}
            y={HEIGHT - 6}
            textAnchor={age === months ? 'end' : 'middle'}
            className="fill-ink-soft text-13"
          >
            {formatNumber(lang, age)}
          </text>
        ))}
        <polyline points={line(middle)} fill="none" strokeWidth="1.5" className="stroke-leaf" />
        {[lowest, highest].map((values, index) => (
          <polyline
            key={index === 0 ? 'lowest' : 'highest'}
            points={line(values)}
            fill="none"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            className="stroke-hibiscus"
          />
        ))}
        <polyline
          points={points.map(({ months: age, value }) => `${x(age)},${y(value)}`).join(' ')}
          fill="none"
          strokeWidth="2.5"
          className="stroke-night"
        />
        {points.map(({ id, months: age, value }) => (
          <circle key={id} cx={x(age)} cy={y(value)} r={4} className="fill-night" />
        ))}
      </svg>
      <p className="mt-1 text-14 text-ink-soft">{legend}</p>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('age')}</th>
              <th scope="col">{t(`measures.${measure}`)}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, months: age, value }) => (
              <tr key={id}>
                <th scope="row">{formatNumber(lang, Math.floor(age))}</th>
                <td>{formatNumber(lang, value, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

import { classNames } from './class-names.ts';

export interface Bar {
  key: string;
  value: number;
  /** The value, written at the bar. */
  text: string;
  /** The name under the bar, on two short lines. */
  name: readonly [string, string];
  /** Name and value in full, for screen readers. */
  spoken: { name: string; value: string };
}

interface BarChartProps {
  /** What the bars show; the caption of the table for screen readers. */
  title: string;
  /** The column heads of the table for screen readers. */
  heads: readonly [string, string];
  bars: readonly Bar[];
}

const HEIGHT = 168;
const ABOVE = 26;
const UNDER = 46;
const BAR = 0.62;

/** Bars with their values written at them, so that no axis is needed. */
export function BarChart({ title, heads, bars }: BarChartProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const pxOf = (value: number) => (most === least ? 0 : (value / (most - least)) * HEIGHT);
  const zero = ABOVE + (most === least ? HEIGHT : pxOf(most));
  const step = 100 / Math.max(bars.length, 1);
  const foot = ABOVE + HEIGHT + (least < 0 ? 20 : 0);
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <svg aria-hidden="true" width="100%" height={foot + UNDER} className="block overflow-visible">
        <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
        {bars.map(({ key, value, text, name }, index) => {
          const middle = `${(index + 0.5) * step}%`;
          const height = Math.abs(pxOf(value));
          const top = value < 0 ? zero : zero - height;
          return (
            <g key={key} textAnchor="middle">
              <rect
                x={`${(index + (1 - BAR) / 2) * step}%`}
                width={`${step * BAR}%`}
                y={top}
                height={Math.max(height, value === 0 ? 0 : 2)}
                rx="5"
                className={value < 0 ? 'fill-hibiscus' : 'fill-sea'}
              />
              <text
                x={middle}
                y={value < 0 ? top + height + 16 : top - 7}
                className={classNames('text-13', value === 0 ? 'fill-ink-soft' : 'fill-ink font-bold')}
              >
                {text}
              </text>
              <text x={middle} y={foot + 20} className="fill-ink-soft text-13">
                {name[0]}
              </text>
              <text x={middle} y={foot + 38} className="fill-ink-soft text-13">
                {name[1]}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, spoken }) => (
            <tr key={key}>
              <th scope="row">{spoken.name}</th>
              <td>{spoken.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

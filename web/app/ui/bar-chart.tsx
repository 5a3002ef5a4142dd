import { centred, newestFirst, readable, widthOf } from './chart-labels.ts';
import { classNames } from './class-names.ts';
import { useDrawnSize } from './use-drawn-size.ts';

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
const SIZE = 13;

/** Bars with their values written at them, so that no axis is needed; what has no room is left to the table. */
export function BarChart({ title, heads, bars }: BarChartProps) {
  const { ref, width, text: larger } = useDrawnSize();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const pxOf = (value: number) => (most === least ? 0 : (value / (most - least)) * HEIGHT);
  const zero = ABOVE + (most === least ? HEIGHT : pxOf(most));
  const step = 100 / Math.max(bars.length, 1);
  const foot = ABOVE + HEIGHT + (least < 0 ? 20 : 0);
  const size = { width, step, text: SIZE * larger };
  const names = placed(
    bars.map(({ name: [above, below] }) => (above.length > below.length ? above : below)),
    size,
  );
  // The value of the highest bar has room before all others.
  const values = placed(
    bars.map(({ text }) => text),
    size,
    bars.findIndex(({ value }) => value === most),
  );
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <svg
        ref={ref}
        aria-hidden="true"
        width="100%"
        height={foot + UNDER * larger}
        className="block overflow-visible"
      >
        <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
        {bars.map(({ key, value, text, name }, index) => {
          const middle = `${(index + 0.5) * step}%`;
          const height = Math.abs(pxOf(value));
          const top = value < 0 ? zero : zero - height;
          const valueAt = values.get(index);
          const nameAt = names.get(index);
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
              {valueAt !== undefined && (
                <text
                  x={middle}
                  dx={valueAt}
                  y={value < 0 ? top + height + 16 * larger : top - 7}
                  className={classNames('text-13', value === 0 ? 'fill-ink-soft' : 'fill-ink font-bold')}
                >
                  {text}
                </text>
              )}
              {nameAt !== undefined && (
                <>
                  <text x={middle} dx={nameAt} y={foot + 20 * larger} className="fill-ink-soft text-13">
                    {name[0]}
                  </text>
                  <text x={middle} dx={nameAt} y={foot + 38 * larger} className="fill-ink-soft text-13">
                    {name[1]}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
      {/* A table is as wide as its words, whatever its class says; the box around it is not. */}
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  );
}

/** Of the texts with room, how far each stands from the middle of its bar, in pixels. */
function placed(
  texts: readonly string[],
  { width, step, text }: { width: number; step: number; text: number },
  first?: number,
): ReadonlyMap<number, number> {
  const middleOf = (index: number) => ((index + 0.5) * step * width) / 100;
  const spans = texts.map((one, index) => centred(middleOf(index), widthOf(one, text), width));
  const written = newestFirst(texts.length).filter((index) => texts[index] !== '');
  const order = first === undefined ? written : [first, ...written.filter((index) => index !== first)];
  return new Map(
    [...readable(spans, order)].map((index) => {
      const { from = 0, to = 0 } = spans[index] ?? {};
      return [index, (from + to) / 2 - middleOf(index)];
    }),
  );
}

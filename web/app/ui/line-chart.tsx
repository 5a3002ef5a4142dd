import { classNames } from './class-names.ts';
import { gridOf, scaleOf } from './line-scale.ts';

interface LinePoint {
  key: string;
  /** Where it stands in time, in milliseconds. */
  at: number;
  value: number;
  /** Written at the first highest, the first lowest and the last one. */
  text: string;
}

export interface Line {
  name: string;
  tone: 'sea' | 'hibiscus' | 'night';
  /** Oldest first. */
  points: readonly LinePoint[];
}

interface LineChartProps {
  /** What the lines show. */
  title: string;
  lines: readonly Line[];
  /** What is held to be good, shaded behind the lines. */
  band?: { low: number; high: number; name: string } | undefined;
  /** The ends of the time shown. */
  ends: readonly [string, string];
  format: (value: number) => string;
  /** The same as a table, for who hears it: the head first. */
  table: readonly (readonly string[])[];
}

const HEIGHT = 176;
const ABOVE = 22;
const LEFT = 40;

const STROKE = { sea: 'stroke-sea', hibiscus: 'stroke-hibiscus', night: 'stroke-night' };
const INK = { sea: 'fill-sea', hibiscus: 'fill-hibiscus-ink', night: 'fill-night' };
const FILL = { sea: 'fill-sea', hibiscus: 'fill-hibiscus', night: 'fill-night' };

/** Words stay readable where a line passes behind them. */
const HALO = 'stroke-surface stroke-4 [paint-order:stroke]';

/** Lines over time with their names and figures written at them: no legend to look up. */
export function LineChart({ title, lines, band, ends, format, table }: LineChartProps) {
  const points = lines.flatMap((line) => line.points);
  const scale = scaleOf(points, band && [band.low, band.high]);
  const y = (value: number) => ABOVE + (1 - scale.share(value)) * HEIGHT;
  const top = (value: number) => Math.max(ABOVE, Math.min(ABOVE + HEIGHT, y(value)));
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div className="relative">
        <svg aria-hidden="true" width="100%" height={ABOVE + HEIGHT + 28} className="block">
          {band && (
            <rect
              x={LEFT}
              width="100%"
              y={top(band.high)}
              height={top(band.low) - top(band.high)}
              className="fill-leaf-tint"
            />
          )}
          {gridOf(scale).map((value) => (
            <g key={value}>
              <line x1={LEFT} x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-13">
                {format(value)}
              </text>
            </g>
          ))}
          {band && (
            <text x={LEFT + 6} y={top(band.high) + 15} className="fill-leaf text-13">
              {band.name}
            </text>
          )}
          <text x={LEFT} y={ABOVE + HEIGHT + 22} className="fill-ink-soft text-13">
            {ends[0]}
          </text>
          <text x="100%" y={ABOVE + HEIGHT + 22} textAnchor="end" className="fill-ink-soft text-13">
            {ends[1]}
          </text>
        </svg>
        {/* Inset, so that shares of this drawing's width are shares of the time shown. */}
        <div className="absolute inset-y-0 right-11 left-10">
          <svg
            aria-hidden="true"
            width="100%"
            height={ABOVE + HEIGHT + 28}
            className="block overflow-visible"
          >
            {lines.map((line) => (
              <OneLine key={line.name} line={line} x={scale.x} y={y} named={lines.length > 1} />
            ))}
          </svg>
        </div>
      </div>
      <ReadOut title={title} table={table} />
    </figure>
  );
}

interface OneLineProps {
  line: Line;
  x: (at: number) => number;
  y: (value: number) => number;
  named: boolean;
}

function OneLine({ line: { name, tone, points }, x, y, named }: OneLineProps) {
  const last = points.at(-1);
  if (!last) return null;
  const course = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  return (
    <g className={FILL[tone]}>
      <svg
        aria-hidden="true"
        x="0"
        y="0"
        width="100%"
        height={ABOVE + HEIGHT}
        viewBox={`0 0 100 ${ABOVE + HEIGHT}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <polyline
          points={course}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className={STROKE[tone]}
        />
      </svg>
      {points.map(({ key, at, value }) => (
        <circle
          key={key}
          cx={`${x(at)}%`}
          cy={y(value)}
          r={key === last.key ? 5 : points.length > 20 ? 2 : 3.5}
        />
      ))}
      {highest.key !== last.key && x(last.at) - x(highest.at) > 12 && (
        <text
          x={`${x(highest.at)}%`}
          y={y(highest.value) - 9}
          // At the left edge it would run into the figures of the scale.
          textAnchor={x(highest.at) < 6 ? 'start' : 'middle'}
          className={classNames(INK[tone], HALO, 'text-13 font-semibold')}
        >
          {highest.text}
        </text>
      )}
      <text
        x={`${x(last.at)}%`}
        dx="9"
        y={y(last.value) + 5}
        className={classNames(INK[tone], 'text-15 font-bold')}
      >
        {last.text}
      </text>
      {named && (
        <text
          x={`${x(last.at)}%`}
          y={y(last.value) + (isFalling(points) ? 22 : -12)}
          textAnchor="end"
          className={classNames(INK[tone], HALO, 'text-13 font-semibold')}
        >
          {name}
        </text>
      )}
    </g>
  );
}

/** A line that comes from above leaves room below its end, and the other way about. */
const isFalling = (points: readonly LinePoint[]): boolean => {
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return (points.at(-1)?.value ?? 0) < mean;
};

/** A table is as wide as its words, whatever it is told: its box is what is kept out of sight. */
function ReadOut({ title, table: [head = [], ...rows] }: Pick<LineChartProps, 'title' | 'table'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], index) => (
            <tr key={`${first} ${String(index)}`}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { classNames } from './class-names.ts';
import { gridOf, scaleOf } from './line-scale.ts';

interface LinePoint {
  key: string;
  /** The position in time, in milliseconds. */
  at: number;
  value: number;
  /** The value as text, written at the highest, the lowest and the last point. */
  text: string;
}

export interface Line {
  name: string;
  tone: 'sea' | 'hibiscus' | 'night';
  /** Oldest first. */
  points: readonly LinePoint[];
}

interface LineChartProps {
  /** What the lines show; the caption of the table for screen readers. */
  title: string;
  lines: readonly Line[];
  /** The ranges of good values, one for each line or for all, shaded behind the lines. */
  bands?: readonly { low: number; high: number; name: string }[];
  /** The texts at the start and the end of the time axis. */
  ends: readonly [string, string];
  format: (value: number) => string;
  /** The same data as a table for screen readers; the first row is the head. */
  table: readonly (readonly string[])[];
}

const HEIGHT = 176;
const ABOVE = 22;
const LEFT = 40;

const STROKE = { sea: 'stroke-sea', hibiscus: 'stroke-hibiscus', night: 'stroke-night' };
const INK = { sea: 'fill-sea', hibiscus: 'fill-hibiscus-ink', night: 'fill-night' };
const FILL = { sea: 'fill-sea', hibiscus: 'fill-hibiscus', night: 'fill-night' };

/** An outline in the background colour keeps text readable where a line passes behind it. */
const HALO = 'stroke-surface stroke-4 [paint-order:stroke]';

/** Lines over time, with names and values written at them instead of a legend. */
export function LineChart({ title, lines, bands = [], ends, format, table }: LineChartProps) {
  const points = lines.flatMap((line) => line.points);
  const scale = scaleOf(points, rangeOf(bands));
  const y = (value: number) => ABOVE + (1 - scale.share(value)) * HEIGHT;
  const top = (value: number) => Math.max(ABOVE, Math.min(ABOVE + HEIGHT, y(value)));
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div className="relative">
        <svg aria-hidden="true" width="100%" height={ABOVE + HEIGHT + 28} className="block">
          {bands.map((band) => (
            <rect
              key={band.low}
              x={LEFT}
              width="100%"
              y={top(band.high)}
              height={top(band.low) - top(band.high)}
              className="fill-leaf-tint"
            />
          ))}
          {gridOf(scale).map((value) => (
            <g key={value}>
              <line x1={LEFT} x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-13">
                {format(value)}
              </text>
            </g>
          ))}
          {bands.map((band) => (
            <text key={band.low} x={LEFT + 6} y={top(band.high) + 15} className="fill-leaf text-13">
              {band.name}
            </text>
          ))}
          <text x={LEFT} y={ABOVE + HEIGHT + 22} className="fill-ink-soft text-13">
            {ends[0]}
          </text>
          <text x="100%" y={ABOVE + HEIGHT + 22} textAnchor="end" className="fill-ink-soft text-13">
            {ends[1]}
          </text>
        </svg>
        {/* The same inset as the drawing, so that percentages of its width are percentages of the time shown. */}
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

function rangeOf(bands: NonNullable<LineChartProps['bands']>): readonly [number, number] | undefined {
  if (bands.length === 0) return undefined;
  return [Math.min(...bands.map(({ low }) => low)), Math.max(...bands.map(({ high }) => high))];
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
          // At the left edge a centred text would overlap the numbers of the scale.
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

/** Text at the end of a falling line is placed below it, and above it otherwise. */
const isFalling = (points: readonly LinePoint[]): boolean => {
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return (points.at(-1)?.value ?? 0) < mean;
};

/** The wrapper is hidden visually, because a table cannot be made narrower than its content. */
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

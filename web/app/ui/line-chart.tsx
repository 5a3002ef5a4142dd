import { apart, centred, overlap, widthOf } from './chart-labels.ts';
import { classNames } from './class-names.ts';
import { gridOf, scaleOf } from './line-scale.ts';
import { useDrawnSize } from './use-drawn-size.ts';

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
  /** The ranges of good values, one for each line or for all, shaded behind the lines; they share one name. */
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
const RIGHT = 44;
const [SMALL, LARGE] = [13, 15];

const STROKE = { sea: 'stroke-sea', hibiscus: 'stroke-hibiscus', night: 'stroke-night' };
const INK = { sea: 'fill-sea', hibiscus: 'fill-hibiscus-ink', night: 'fill-night' };
const FILL = { sea: 'fill-sea', hibiscus: 'fill-hibiscus', night: 'fill-night' };

/** An outline in the background colour keeps text readable where a line passes behind it. */
const HALO = 'stroke-surface stroke-4 [paint-order:stroke]';

/** Lines over time, with names and values written at them instead of a legend. */
export function LineChart({ title, lines, bands = [], ends, format, table }: LineChartProps) {
  const { ref, width, text: larger } = useDrawnSize();
  const points = lines.flatMap((line) => line.points);
  const scale = scaleOf(points, rangeOf(bands));
  const y = (value: number) => ABOVE + (1 - scale.share(value)) * HEIGHT;
  const top = (value: number) => Math.max(ABOVE, Math.min(ABOVE + HEIGHT, y(value)));
  const grid = gridOf(scale);
  const small = (text: string) => widthOf(text, SMALL * larger);
  const left = Math.max(LEFT, ...grid.map((value) => small(format(value)) + 12));
  const lasts = lines.flatMap(({ points: own }) => own.at(-1) ?? []);
  const right = Math.max(RIGHT, ...lasts.map(({ text }) => widthOf(text, LARGE * larger) + 12));
  // Two days that do not fit beside each other stand on two lines.
  const isNarrow = small(ends[0]) + small(ends[1]) + left > width - 8;
  const foot = ABOVE + HEIGHT + 4;
  const height = foot + 24 * larger * (isNarrow ? 2 : 1);
  const plot = { width: width - left - right, larger, x: scale.x, y };
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div className="relative">
        <svg ref={ref} aria-hidden="true" width="100%" height={height} className="block">
          {bands.map((band) => (
            <rect
              key={band.low}
              x={left}
              width="100%"
              y={top(band.high)}
              height={top(band.low) - top(band.high)}
              className="fill-leaf-tint"
            />
          ))}
          {grid.map((value) => (
            <g key={value}>
              <line x1={left} x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={left - 8} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-13">
                {format(value)}
              </text>
            </g>
          ))}
          <text x={left} y={foot + 18 * larger} className="fill-ink-soft text-13">
            {ends[0]}
          </text>
          <text
            x="100%"
            y={foot + (isNarrow ? 42 : 18) * larger}
            textAnchor="end"
            className="fill-ink-soft text-13"
          >
            {ends[1]}
          </text>
        </svg>
        {/* The same inset as the drawing, so that percentages of its width are percentages of the time shown. */}
        <div className="absolute inset-y-0" style={{ left, right }}>
          <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
            {lines.map((line) => (
              <OneLine key={line.name} line={line} plot={plot} end={endOf(line, lines, plot)} />
            ))}
          </svg>
        </div>
      </div>
      {bands[0] && (
        <p aria-hidden="true" className="mt-1 flex items-center gap-2 text-14 text-ink-soft">
          <span className="size-4 shrink-0 rounded-full border border-line bg-leaf-tint" />
          {bands[0].name}
        </p>
      )}
      <ReadOut title={title} table={table} />
    </figure>
  );
}

function rangeOf(bands: NonNullable<LineChartProps['bands']>): readonly [number, number] | undefined {
  if (bands.length === 0) return undefined;
  return [Math.min(...bands.map(({ low }) => low)), Math.max(...bands.map(({ high }) => high))];
}

interface Plot {
  width: number;
  /** How many times larger than usual text is. */
  larger: number;
  x: (at: number) => number;
  y: (value: number) => number;
}

/** Where the texts at the end of a line stand, up and down. */
interface End {
  value: number;
  /** Undefined where there is one line, which the title names. */
  name: number | undefined;
}

/** Of two lines the upper has its name above it and the lower below, and their last values never meet. */
function endOf({ points }: Line, lines: readonly Line[], { y, larger }: Plot): End {
  const own = y(points.at(-1)?.value ?? 0);
  const others = lines.filter((line) => line.points !== points).flatMap((line) => line.points.at(-1) ?? []);
  const [other] = others;
  if (!other) return { value: own + 5, name: undefined };
  const its = y(other.value);
  const isUpper = own < its || (own === its && lines[0]?.points === points);
  const [upper, lower] = apart(Math.min(own, its), Math.max(own, its), (LARGE + 3) * larger);
  const at = isUpper ? upper : lower;
  return { value: at + 5, name: isUpper ? at - 12 : at + 4 + 18 * larger };
}

interface OneLineProps {
  line: Line;
  plot: Plot;
  end: End;
}

function OneLine({ line: { name, tone, points }, plot, end }: OneLineProps) {
  const { x, y, width, larger } = plot;
  const last = points.at(-1);
  if (!last) return null;
  const course = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  const px = (at: number) => (x(at) / 100) * width;
  // At the left edge a centred text would overlap the numbers of the scale.
  const high = centred(px(highest.at), widthOf(highest.text, SMALL * larger), width);
  const written = end.name === undefined ? 0 : widthOf(name, SMALL * larger);
  const room = { from: px(last.at) - written, to: px(last.at) };
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
      {highest.key !== last.key && !overlap(high, room) && (
        <text
          x={`${x(highest.at)}%`}
          dx={(high.from + high.to) / 2 - px(highest.at)}
          y={y(highest.value) - 9}
          textAnchor="middle"
          className={classNames(INK[tone], HALO, 'text-13 font-semibold')}
        >
          {highest.text}
        </text>
      )}
      <text x={`${x(last.at)}%`} dx="9" y={end.value} className={classNames(INK[tone], 'text-15 font-bold')}>
        {last.text}
      </text>
      {end.name !== undefined && (
        <text
          x={`${x(last.at)}%`}
          y={end.name}
          textAnchor="end"
          className={classNames(INK[tone], HALO, 'text-13 font-semibold')}
        >
          {name}
        </text>
      )}
    </g>
  );
}

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

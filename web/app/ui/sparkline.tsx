interface SparklineProps {
  /** Oldest first; one alone draws a dot. */
  values: readonly number[];
  /** Which of them are drawn as a ring: they were measured elsewhere. */
  hollow?: readonly boolean[];
  tone: 'leaf' | 'mango' | 'hibiscus' | 'sea';
  /** The values in words, for screen readers. */
  label: string;
}

const WIDTH = 96;
const HEIGHT = 28;
const PAD = 5;
const DOT = { leaf: 'fill-leaf', mango: 'fill-mango-ink', hibiscus: 'fill-hibiscus', sea: 'fill-sea' };

/** A line as small as a word: how a value went, with a dot at the last one. */
export function Sparkline({ values, hollow = [], tone, label }: SparklineProps) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const places = values.map((value, index) => ({
    x: values.length === 1 ? WIDTH - PAD : PAD + (index / (values.length - 1)) * (WIDTH - 2 * PAD),
    y: span === 0 ? HEIGHT / 2 : HEIGHT - PAD - ((value - least) / span) * (HEIGHT - 2 * PAD),
  }));
  const last = places.at(-1);
  if (!last) return null;
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} className="block shrink-0">
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-ink-soft"
      />
      {places.map(
        ({ x, y }, index) =>
          hollow[index] && (
            <circle key={x} cx={x} cy={y} r="3" strokeWidth="1.5" className="fill-surface stroke-ink-soft" />
          ),
      )}
      <circle cx={last.x} cy={last.y} r="3.5" className={DOT[tone]} />
    </svg>
  );
}

import { findRangeScale, type Range } from './range-scale.ts';

interface RangeBarProps extends Range {
  value: number;
  tone: 'leaf' | 'mango' | 'hibiscus';
  /** Value, meaning and range in words, for screen readers. */
  label: string;
  /** The limits as text. */
  format: (value: number) => string;
}

const DOT = { leaf: 'fill-leaf', mango: 'fill-mango-ink', hibiscus: 'fill-hibiscus' };
const percent = (share: number) => `${share * 100}%`;

/** Where a value lies in a range: a bar with the good part and a dot. Draws nothing without a range. */
export function RangeBar({ value, low, high, tone, label, format }: RangeBarProps) {
  const scale = findRangeScale({ low, high });
  if (!scale) return null;
  const { from, to } = scale;
  return (
    <svg role="img" aria-label={label} width="100%" height="38" className="block overflow-visible">
      <rect x="0" y="7" width="100%" height="8" rx="4" className="fill-line" />
      <rect x={percent(from)} y="7" width={percent(to - from)} height="8" rx="4" className="fill-leaf/55" />
      <circle
        cx={percent(scale.share(value))}
        cy="11"
        r="8"
        strokeWidth="2"
        className={`stroke-surface ${DOT[tone]}`}
      />
      <g textAnchor="middle" className="fill-ink-soft text-13">
        {low !== null && (
          <text x={percent(from)} y="34">
            {format(low)}
          </text>
        )}
        {high !== null && (
          <text x={percent(to)} y="34">
            {format(high)}
          </text>
        )}
      </g>
    </svg>
  );
}

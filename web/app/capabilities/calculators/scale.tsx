import { formatNumber } from '@lakou/i18n';
import { useLanguage } from '../../platform/language/language.tsx';

interface Band {
  /** The end of the band, where the next one begins. */
  to: number;
  fill: string;
}

interface ScaleProps {
  from: number;
  bands: readonly Band[];
  value: number;
}

const WIDTH = 320;
const GAP = 2;

/** A coloured ruler with a mark at the value. The text beside it says the same. */
export function Scale({ from, bands, value }: ScaleProps) {
  const lang = useLanguage();
  const end = bands.at(-1)?.to ?? from;
  const at = (number: number) => ((Math.min(Math.max(number, from), end) - from) / (end - from)) * WIDTH;
  const mark = Math.min(Math.max(at(value), 9), WIDTH - 9);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 38`} className="w-full max-w-80">
      {bands.map(({ to, fill }, index) => {
        const start = at(bands[index - 1]?.to ?? from);
        return (
          <rect
            key={to}
            x={start}
            y="8"
            width={at(to) - start - (to === end ? 0 : GAP)}
            height="12"
            rx="4"
            className={fill}
          />
        );
      })}
      <circle cx={mark} cy="14" r="8" className="fill-surface stroke-ink" strokeWidth="3" />
      {bands.slice(0, -1).map(({ to }) => (
        <text key={to} x={at(to)} y="35" textAnchor="middle" className="fill-ink-soft text-13">
          {formatNumber(lang, to)}
        </text>
      ))}
    </svg>
  );
}

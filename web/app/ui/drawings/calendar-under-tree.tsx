import { Drawing } from './drawing.tsx';

/** For an empty list of visits: a calendar under a mango tree. */
export function CalendarUnderTree() {
  return (
    <Drawing>
      <path
        className="fill-mango-ink"
        d="M108 96C111 82 110 70 106 58L114 58 117 66 124 58 130 60C122 70 120 82 123 96Z"
      />
      <g className="fill-leaf">
        <circle cx="98" cy="44" r="19" />
        <circle cx="116" cy="27" r="22" />
        <circle cx="138" cy="42" r="20" />
        <circle cx="118" cy="48" r="18" />
      </g>
      <g className="fill-mango">
        <ellipse cx="100" cy="54" rx="4.5" ry="6" />
        <ellipse cx="120" cy="38" rx="4.5" ry="6" />
        <ellipse cx="139" cy="51" rx="4.5" ry="6" />
      </g>
      <rect
        className="fill-surface stroke-line-strong"
        x="32"
        y="48"
        width="52"
        height="48"
        rx="8"
        strokeWidth="2"
      />
      <path className="fill-hibiscus" d="M33 56A7 7 0 0 1 40 49H76A7 7 0 0 1 83 56V61H33Z" />
      <path className="stroke-line-strong" d="M46 43V52M70 43V52" strokeWidth="4" strokeLinecap="round" />
      <g className="fill-line">
        <rect x="40" y="67" width="8" height="8" rx="2.5" />
        <rect x="54" y="67" width="8" height="8" rx="2.5" />
        <rect x="68" y="67" width="8" height="8" rx="2.5" />
        <rect x="40" y="81" width="8" height="8" rx="2.5" />
        <rect x="68" y="81" width="8" height="8" rx="2.5" />
      </g>
      <rect className="fill-sea" x="53" y="80" width="10" height="10" rx="3" />
    </Drawing>
  );
}

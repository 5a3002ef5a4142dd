import { Drawing } from './drawing.tsx';

/** For an empty list of people or things: a gingerbread house with an open door. */
export function House() {
  return (
    <Drawing>
      <path
        className="fill-none stroke-mango-ink"
        d="M136 96C140 80 140 66 134 50"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        className="fill-leaf"
        d="M134 50C126 42 116 42 110 50 120 48 128 50 134 50ZM134 50C130 38 120 34 112 36 122 38 128 44 134 50ZM134 50C136 38 146 32 154 36 146 38 140 44 134 50ZM134 50C142 44 152 46 156 54 148 51 140 50 134 50Z"
      />
      <rect
        className="fill-surface stroke-line-strong"
        x="46"
        y="54"
        width="64"
        height="42"
        strokeWidth="2"
      />
      <path className="fill-hibiscus" d="M36 56L78 22 120 56Z" />
      <path className="fill-surface" d="M70 44A8 8 0 0 1 86 44V47H70Z" />
      <path
        className="fill-mango"
        d="M38 56H118V59C113.5 59 113 63 108 63S102.5 59 98 59 92.5 63 88 63 82.5 59 78 59 72.5 63 68 63 62.5 59 58 59 52.5 63 48 63 42.5 59 38 59Z"
      />
      <path className="fill-sea" d="M70 96V74A8 8 0 0 1 86 74V96Z" />
      <path className="fill-sea-press" d="M78 66.2A8 8 0 0 1 86 74V96H78Z" />
      <rect
        className="fill-night-tint stroke-line-strong"
        x="52"
        y="70"
        width="12"
        height="14"
        rx="2"
        strokeWidth="2"
      />
      <rect
        className="fill-night-tint stroke-line-strong"
        x="92"
        y="70"
        width="12"
        height="14"
        rx="2"
        strokeWidth="2"
      />
    </Drawing>
  );
}

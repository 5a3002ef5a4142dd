import { Drawing } from './drawing.tsx';

/** For an empty list of messages: a letter closed with a heart. */
export function Letter() {
  return (
    <Drawing>
      <path
        className="fill-none stroke-leaf"
        d="M136 96C136 84 134 74 128 64"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="fill-leaf"
        d="M128 66C118 62 116 52 118 46 128 48 132 56 128 66ZM134 80C136 70 144 66 151 67 151 76 144 82 134 80Z"
      />
      <rect
        className="fill-surface stroke-line-strong"
        x="44"
        y="24"
        width="64"
        height="60"
        rx="6"
        strokeWidth="2"
      />
      <path className="stroke-line" d="M54 36H98M54 46H84" strokeWidth="4" strokeLinecap="round" />
      <path
        className="fill-mango-tint stroke-line-strong"
        d="M36 54L76 78 116 54V90A6 6 0 0 1 110 96H42A6 6 0 0 1 36 90Z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path className="fill-none stroke-line-strong" d="M38 95L64 71M114 95L88 71" strokeWidth="2" />
      <path
        className="fill-hibiscus"
        d="M76 88C68 82.5 65.5 79 65.5 75.2A5.6 5.6 0 0 1 76 72.4 5.6 5.6 0 0 1 86.5 75.2C86.5 79 84 82.5 76 88Z"
      />
    </Drawing>
  );
}

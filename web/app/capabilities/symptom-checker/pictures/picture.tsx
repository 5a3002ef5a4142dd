import type { ReactNode } from 'react';

/** One drawing of a danger sign: lines in the colour of the text, the sign itself in red. The words stand beside it. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className="size-16 shrink-0 fill-none stroke-ink"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const SKIN = 'fill-mango-tint';
export const RED = 'fill-hibiscus stroke-none';
export const RED_LINE = 'stroke-hibiscus';

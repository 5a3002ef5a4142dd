import type { ReactNode } from 'react';

/** The frame of the small drawings: 168 × 112, with colours for light and dark. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="168" height="112" viewBox="0 0 168 112" className="max-w-full">
      <path className="fill-sea-tint" d="M4 104C20 84 46 74 84 74S148 84 164 104Q84 112 4 104Z" />
      {children}
    </svg>
  );
}

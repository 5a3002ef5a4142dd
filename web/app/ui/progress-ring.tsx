import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** From 0 to 1; greater values are drawn as 1. */
  share: number;
  tone: 'sea' | 'hibiscus' | 'leaf' | 'mango';
  /** As large as a face in a list. */
  small?: boolean;
  /** The content of the ring: a number or an icon. */
  children: ReactNode;
}

const STROKE = { sea: 'stroke-sea', hibiscus: 'stroke-hibiscus', leaf: 'stroke-leaf', mango: 'stroke-mango' };
const TRACK = {
  sea: 'stroke-sea-tint',
  hibiscus: 'stroke-hibiscus-tint',
  leaf: 'stroke-leaf-tint',
  mango: 'stroke-mango-tint',
};

/** How much of a goal is reached. The text beside it says the same. */
export function ProgressRing({ share, tone, small = false, children }: ProgressRingProps) {
  const done = Math.max(0, Math.min(share, 1)) * 100;
  return (
    <span
      className={`relative inline-grid shrink-0 place-items-center ${small ? 'size-14' : 'size-22 md:size-26'}`}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="absolute inset-0 size-full -rotate-90">
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="5" className={TRACK[tone]} />
        {done > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${done} 200`}
            className={`${STROKE[tone]} transition-[stroke-dasharray] duration-500 motion-reduce:transition-none`}
          />
        )}
      </svg>
      <span className="relative text-center">{children}</span>
    </span>
  );
}

import { Picture, RED, RED_LINE, SKIN } from './picture.tsx';

/** An open mouth that fights for air. */
export const Breathing = () => (
  <Picture>
    <circle className={SKIN} cx="25" cy="31" r="18" />
    <path d="M8 26c2-12 12-16 19-13 9-3 14 4 16 13" />
    <path d="M17 28v3M32 28v3M15 23l5-2M30 21l5 2" />
    <ellipse className="fill-night stroke-none" cx="25" cy="40" rx="5" ry="4" />
    <path className={RED_LINE} d="M48 28c3-3 5 3 8 0M48 36c3-3 5 3 8 0M48 44c3-3 5 3 8 0" />
  </Picture>
);

/** Somebody lying who does not wake. */
export const Waking = () => (
  <Picture>
    <rect className="fill-night-tint" x="4" y="38" width="26" height="14" rx="6" />
    <circle className={SKIN} cx="21" cy="32" r="13" />
    <path d="M14 31c1 2 4 2 5 0M23 31c1 2 4 2 5 0M18 38h6M32 40c10-3 20-1 28 4v8H30" />
    <path d="M4 57h56" />
    <path className={RED_LINE} d="M40 22c0-8 11-8 11-1 0 5-6 4-6 9M45 35v.5" />
  </Picture>
);

/** Drops of blood from an arm. */
export const Bleeding = () => (
  <Picture>
    <path className={SKIN} d="M4 14h34c6 0 9-4 14-4 4 0 8 3 8 8s-4 9-9 9c-4 0-7 3-13 3H4" />
    <path className={RED} d="M22 24c5-4 12-4 16 0-1 5-15 5-16 0Z" />
    <path
      className={RED}
      d="M29 33c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12ZM45 38c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8ZM17 45c2 4 4 6 4 8a4 4 0 0 1-8 0c0-2 2-4 4-8Z"
    />
  </Picture>
);

/** A hand on a chest that hurts. */
export const Chest = () => (
  <Picture>
    <circle className={SKIN} cx="32" cy="13" r="9" />
    <path className="fill-surface" d="M8 60V44c0-11 9-17 24-17s24 6 24 17v16" />
    <path
      className={RED}
      d="M38 54c-7-5-11-9-11-13a5.500 5.500 0 0 1 11-2 5.500 5.500 0 0 1 11 2c0 4-4 8-11 13Z"
    />
    <path className={RED_LINE} d="M21 35l-4-3M19 43h-5M22 50l-4 3" />
  </Picture>
);

/** A face of which one half hangs. */
export const OneSide = () => (
  <Picture>
    <circle className={SKIN} cx="28" cy="32" r="22" />
    <path d="M8 26c2-14 12-18 20-15 9-2 17 3 20 15" />
    <path strokeDasharray="2 4" d="M28 17v34" />
    <path d="M17 29v3M36 33c2-2 4-2 6 0M19 44c4 2 9 0 11 0 3 0 6 2 8 7" />
    <path className={RED_LINE} d="M57 22v24M51 40l6 7 6-7" />
  </Picture>
);

/** A bottle of poison and pills. */
export const Poison = () => (
  <Picture>
    <path
      className="fill-surface"
      d="M18 8h14v8c0 4 8 6 8 14v22a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V30c0-8 8-10 8-14V8Z"
    />
    <path d="M16 8h18" />
    <path className={RED_LINE} d="M17 32l16 14M33 32L17 46" />
    <circle className="fill-mango-tint" cx="52" cy="36" r="6" />
    <path d="M48 40l8-8" />
    <rect className="fill-mango-tint" x="45" y="48" width="16" height="8" rx="4" />
    <path d="M53 48v8" />
  </Picture>
);

/** A sad person under a dark cloud. */
export const Harm = () => (
  <Picture>
    <path className="fill-night-tint" d="M17 22a8 8 0 0 1 2-16c3-5 13-5 16 0 7-2 12 2 12 8s-4 8-9 8Z" />
    <circle className={SKIN} cx="32" cy="38" r="9" />
    <path d="M28 37c1 1 2 1 3 0M34 37c1 1 2 1 3 0M29 43c2-2 4-2 6 0M14 62c0-9 8-13 18-13s18 4 18 13" />
    <path className={RED_LINE} d="M24 26v3M40 26v3" />
  </Picture>
);

/** A raised hand above somebody who shields the head. */
export const Threat = () => (
  <Picture>
    <path className={SKIN} d="M36 6h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H38a5 5 0 0 1-5-5V9a3 3 0 0 1 3-3Z" />
    <path d="M40 6v9M46 6v9M52 7v8M56 22l6 8" />
    <path className={RED_LINE} d="M27 26l-6 4M31 31l-3 6M22 18l-6 1" />
    <circle className={SKIN} cx="17" cy="45" r="8" />
    <path d="M4 62c1-6 6-8 13-8s12 2 13 8M26 56c4-5 4-13-2-18" />
  </Picture>
);

import { Picture, RED, RED_LINE, SKIN } from './picture.tsx';

/** A pregnant woman, and a drop of blood. */
export const Pregnancy = () => (
  <Picture>
    <circle className={SKIN} cx="24" cy="12" r="8" />
    <path d="M19 6c3-4 10-3 11 1M31 4.500a2 2 0 1 0 .1 0" />
    <path className="fill-mango" d="M18 22c8-2 12 2 13 8 12 1 15 17 2 20l1 10H16c0-14-3-26 2-38Z" />
    <path d="M20 30c0 8 5 12 12 12" />
    <path className={RED} d="M52 34c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13Z" />
  </Picture>
);

/** A limp baby beside a bottle that it does not take. */
export const Baby = () => (
  <Picture>
    <circle className={SKIN} cx="19" cy="22" r="12" />
    <path d="M17 10c2 3 5 2 5 0M13 23c1 2 3 2 4 0M21 23c1 2 3 2 4 0M17 29h4" />
    <path className="fill-sea-tint" d="M9 36c6-3 14-3 20 0 4 8 3 18-2 24H11C6 54 5 44 9 36Z" />
    <path
      className="fill-surface"
      d="M43 24h14v30a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4V24ZM45 18h10v6H45ZM48 18c0-6 4-6 4 0"
    />
    <path d="M43 36h5M43 44h5" />
    <path className={RED_LINE} d="M38 16l24 44" />
  </Picture>
);

/** An empty glass and a drop that is crossed out. */
export const Dehydration = () => (
  <Picture>
    <path className="fill-surface" d="M6 14h26l-4 44H10L6 14Z" />
    <path className="fill-night-tint" d="M9.500 52h19l-.5 6H10Z" />
    <path className="fill-night-tint" d="M48 16c7 10 10 14 10 19a10 10 0 0 1-20 0c0-5 3-9 10-19Z" />
    <path className={RED_LINE} d="M36 18l26 28" />
  </Picture>
);

/** A neck that does not bend, and spots on the skin. */
export const StiffNeck = () => (
  <Picture>
    <path className={SKIN} d="M20 38c-8-6-9-20 0-27 9-6 21-2 23 8l4 8-4 1v7c0 3-3 4-6 4v9H20V38Z" />
    <path d="M37 21v3M6 62c1-9 6-14 14-15M37 48c9 1 14 6 15 14" />
    <path className={RED} d="M17 36c3-2 6-1 6 4s-1 9-6 8c-3-3-3-9 0-12Z" />
    <g className="fill-night stroke-none">
      <circle cx="30" cy="55" r="2.200" />
      <circle cx="37" cy="58" r="2.200" />
      <circle cx="24" cy="59" r="2.200" />
    </g>
  </Picture>
);

/** A mouth with a swollen tongue. */
export const Swelling = () => (
  <Picture>
    <circle className={SKIN} cx="32" cy="30" r="24" />
    <path d="M22 20v3M42 20v3M18 14l7-3M46 14l-7-3" />
    <path className="fill-surface" d="M16 32c10-4 22-4 32 0-2 10-8 14-16 14S18 42 16 32Z" />
    <path className={RED} d="M23 39c4-4 14-4 18 0 3 14-1 19-9 19s-12-5-9-19Z" />
    <path d="M32 42v8" />
  </Picture>
);

/** A belly that hurts. */
export const Belly = () => (
  <Picture>
    <path className="fill-surface" d="M14 4c-3 12-2 20-4 30-2 9 0 18 3 26h38c3-8 5-17 3-26-2-10-1-18-4-30" />
    <path d="M32 42v2M4 20c-2 10-1 16 2 22M60 20c2 10 1 16-2 22" />
    <path className={RED} d="M32 20l3 8 8-3-3 8 8 3-8 4 3 8-8-3-3 8-3-8-8 3 3-8-8-4 8-3-3-8 8 3Z" />
  </Picture>
);

import type { TipWeek } from '@lakou/clinical';
import type { ReactNode } from 'react';

const STEM = 'stroke-leaf fill-none';
const KERNELS = [-24, -14, -4, 6, 16].flatMap((y) => [-8, 0, 8].map((x) => ({ x, y })));
const SEEDS = [
  [-22, 0],
  [-8, 8],
  [8, 8],
  [22, 0],
  [0, -6],
] as const;

/** Food from the market that is as big as the baby: drawn around the centre, about 80 high. */
const DRAWN: Record<TipWeek, ReactNode> = {
  // A stalk of millet; the baby is one grain.
  4: (
    <>
      <path
        className={STEM}
        strokeWidth="4"
        strokeLinecap="round"
        d="M0 42V-8M0 20c-12-2-18-10-20-20M0 10c12-2 18-10 20-20"
      />
      {[-34, -26, -18, -10].flatMap((y) =>
        [-7, 0, 7].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="4.500" className="fill-mango" />),
      )}
    </>
  ),
  // A red bean.
  8: (
    <g transform="rotate(-24)">
      <path
        className="fill-hibiscus"
        d="M-32 4C-34-18-16-28-2-18c8 6 16 2 24-4 12-8 24 4 18 22C34 20 12 30-6 28-20 26-31 18-32 4z"
      />
      <path className="fill-hibiscus-tint" d="M-4-12q8 7 18 4-8 10-18-4z" />
    </g>
  ),
  // A lime.
  12: (
    <g transform="rotate(-18)">
      <path
        className="fill-leaf"
        d="M-38 4q4-6 8-8C-24-26 24-26 30-4q5 2 9 8-5 5-9 7C24 32-24 32-30 12q-5-2-8-8z"
      />
      <ellipse cx="-8" cy="-6" rx="12" ry="6" className="fill-leaf-tint" opacity=".5" />
    </g>
  ),
  // Half an avocado.
  16: (
    <g transform="rotate(14)">
      <path
        className="fill-leaf"
        d="M0-44c12 0 14 18 20 30 8 14 12 22 8 34C24 36 12 42 0 42S-24 36-28 20c-4-12 0-20 8-34 6-12 8-30 20-30z"
      />
      <path
        className="fill-mango-tint"
        d="M0-36c8 0 10 14 14 24 6 12 10 20 7 29C18 30 9 34 0 34s-18-4-21-17c-3-9 1-17 7-29 4-10 6-24 14-24z"
      />
      <circle cy="14" r="13" className="fill-mango-ink" />
    </g>
  ),
  // Plantains on their stalk.
  20: (
    <>
      <path
        className="fill-leaf"
        d="M-34-26C-38 6-22 36 12 40c4 0 4-6 0-8-22-10-32-28-32-58-4-6-12-6-14 0z"
      />
      <path className="fill-mango" d="M-16-32C-16 0 0 26 32 28c5 0 5-7 1-8C12 12 2-6-2-33c-3-6-12-6-14 1z" />
      <path className={STEM} strokeWidth="6" strokeLinecap="round" d="M-28-34q10-10 20-4" />
    </>
  ),
  // An ear of corn.
  24: (
    <g transform="rotate(24)">
      <path className="fill-mango" d="M-11 34C-20 10-18-20 0-42 18-20 20 10 11 34z" />
      {KERNELS.map(({ x, y }) => (
        <rect
          key={`${x}${y}`}
          x={x - 3.4}
          y={y}
          width="6.800"
          height="7"
          rx="3"
          className="fill-mango-tint"
          opacity=".8"
        />
      ))}
      <path
        className="fill-leaf"
        d="M0 44C-22 34-28 8-22-16c8 14 14 34 22 60zM0 44C22 34 28 8 22-16 14-2 8 18 0 44z"
      />
      <path className={STEM} strokeWidth="5" strokeLinecap="round" d="M0 42v10" />
    </g>
  ),
  // An eggplant.
  28: (
    <g transform="rotate(28)">
      <path
        className="fill-night"
        d="M0-26c12 0 14 8 16 22 3 18 10 24 4 38C16 44 8 48 0 48s-16-4-20-14c-6-14 1-20 4-38 2-14 4-22 16-22z"
      />
      <path
        className="fill-leaf"
        d="M-16-18c2-12 8-16 16-16s14 4 16 16c-6-4-8-2-10 4-4-6-8-6-12 0-2-6-6-8-10-4z"
      />
      <path className={STEM} strokeWidth="6" strokeLinecap="round" d="M0-32q0-10 6-14" />
      <path className="fill-night-tint" opacity=".4" d="M-10 0q-6 16-4 30 6-12 4-30z" />
    </g>
  ),
  // Half a papaya.
  32: (
    <g transform="rotate(18)">
      <path
        className="fill-leaf"
        d="M0-46c14 0 16 20 22 36 6 18 6 30-2 40-6 8-14 12-20 12s-14-4-20-12c-8-10-8-22-2-40 6-16 8-36 22-36z"
      />
      <path
        className="fill-mango"
        d="M0-38c9 0 12 17 17 31 5 15 5 25-1 33-5 6-11 9-16 9s-11-3-16-9c-6-8-6-18-1-33 5-14 8-31 17-31z"
      />
      <path
        className="fill-hibiscus"
        d="M0-16c5 0 7 10 9 18 2 9 2 15-1 19-3 3-5 4-8 4s-5-1-8-4c-3-4-3-10-1-19 2-8 4-18 9-18z"
      />
      {[-6, 4, 14].flatMap((y) =>
        [-3, 3].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="2.200" className="fill-ink" />),
      )}
    </g>
  ),
  // A joumou, for the soup.
  36: (
    <>
      <path
        className="fill-mango"
        d="M0-22c30-14 46 6 44 26-2 22-22 34-44 34S-42 26-44 4c-2-20 14-40 44-26z"
      />
      <path
        className="fill-none stroke-mango-ink"
        strokeWidth="3"
        opacity=".45"
        d="M0-20v56M-16-24c-14 18-14 40-2 58M16-24c14 18 14 40 2 58"
      />
      <path className={STEM} strokeWidth="8" strokeLinecap="round" d="M0-24q0-12 10-14" />
    </>
  ),
  // A slice of watermelon.
  40: (
    <>
      <path className="fill-leaf" d="M-48-10h96C48 20 26 42 0 42S-48 20-48-10z" />
      <path className="fill-leaf-tint" d="M-41-10h82C41 15 22 35 0 35S-41 15-41-10z" />
      <path className="fill-hibiscus" d="M-36-10h72C36 12 19 30 0 30S-36 12-36-10z" />
      {SEEDS.map(([x, y]) => (
        <ellipse key={`${x}${y}`} cx={x} cy={y + 4} rx="2.200" ry="3.600" className="fill-ink" />
      ))}
    </>
  ),
};

export function Fruit({ week }: { week: TipWeek }) {
  return <g>{DRAWN[week]}</g>;
}

import type { ReactNode } from 'react';

const DRAWN = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The heads are also used by the small portraits on the home page. */
export function PeopleShapes() {
  return (
    <>
      <g id="child-head" {...DRAWN}>
        <circle cx="-11" cy="-83" r="8" fill="var(--hair)" />
        <circle cx="12" cy="-83" r="8" fill="var(--hair)" />
        <circle cy="-72" r="13" fill="var(--skin-deep)" />
        <path d="M-13-73a13 13 0 0 1 26 0q-13-9-26 0z" fill="var(--hair)" />
        <path d="M0-70v.1m7-.1v.1" stroke="var(--hair)" strokeWidth="2.6" />
        <path d="M0-65q4 3.5 8 0" stroke="var(--hair)" strokeWidth="1.6" />
      </g>
      <g id="woman-head" {...DRAWN}>
        <path d="M-3-112h7v-10h-7z" fill="var(--skin)" />
        <circle cx="-8" cy="-143" r="9" fill="var(--hair)" />
        <circle cx="1" cy="-128" r="15" fill="var(--skin)" />
        <path d="M-14-127a15 15 0 0 1 29-4q-14 0-18-7-2 8-11 11z" fill="var(--hair)" />
        <path d="M4-128v.1m7-.1v.1" stroke="var(--hair)" strokeWidth="2.8" />
        <path d="M3-121q5 4 9 0" stroke="var(--hair)" strokeWidth="1.8" />
      </g>
      <g id="grandmother-head" {...DRAWN}>
        <path d="M8-82h8v-8H8z" fill="var(--skin)" />
        <circle cx="9" cy="-97" r="14" fill="var(--skin)" />
        <path d="M-5-100q0-13 14-13t15 13q0 6-3 8-6-9-26-8zM22-104l10-5-3 9 6 6-12-1z" fill="var(--fruit)" />
        <path d="M0-96v.1m7-.1v.1" stroke="var(--hair)" strokeWidth="2.6" />
        <path d="M-1-90q4 4 8 0" stroke="var(--hair)" strokeWidth="1.7" />
      </g>
    </>
  );
}

function Standing({ at, children }: { at: string; children: ReactNode }) {
  return (
    <g transform={`translate(${at})`} {...DRAWN}>
      {children}
    </g>
  );
}

export function Child({ at }: { at: string }) {
  return (
    <Standing at={at}>
      <path d="m-4-28-9 12-11-2M4-28l7 14-5 13" stroke="var(--skin-deep)" strokeWidth="8" />
      <path d="m-8-56-15-9M8-56l15-12" stroke="var(--skin-deep)" strokeWidth="7" />
      <path d="M-8-60H8l11 36q-19 7-38 0z" fill="var(--fruit)" />
      <use href="#child-head" />
    </Standing>
  );
}

export function Nurse({ at }: { at: string }) {
  return (
    <Standing at={at}>
      <path d="m-4-60-6 28-11 26M5-60l7 28 3 26" stroke="var(--cloth-sea)" strokeWidth="14" />
      <path d="M-22-3h8M15-3h9" stroke="var(--hair)" strokeWidth="8" />
      <path d="m12-104 18 12 13-16" stroke="var(--skin)" strokeWidth="8" />
      <path d="m12-104 13 8" stroke="var(--trim)" strokeWidth="12" />
      <path d="M-12-110q12-5 24 0l7 62q-19 6-38 0z" fill="var(--trim)" />
      <path d="m-12-102-6 25 2 18" stroke="var(--skin)" strokeWidth="8" />
      <path d="m-11-103-5 18" stroke="var(--trim)" strokeWidth="12" />
      <rect x="-33" y="-60" width="34" height="25" rx="5" fill="var(--petal)" />
      <path d="M-16-43c-8-5-9-11-4-12 2 0 3 1 4 2 1-1 2-2 4-2 5 1 4 7-4 12z" fill="var(--trim)" />
      <use href="#woman-head" />
    </Standing>
  );
}

export function Grandmother({ at }: { at: string }) {
  return (
    <Standing at={at}>
      <path d="M30 0v-84M-2 0v-38h32M30-60h-6M30-76h-6" stroke="var(--trunk)" strokeWidth="5" />
      <path d="M-24-4h-9M-14-4h-7" stroke="var(--hair)" strokeWidth="8" />
      <path d="M4-80q18-4 20 14l2 34q0 8-12 8H4l-2 20h-36l11-38q3-10 18-12z" fill="var(--cloth-blue)" />
      <path d="M-32-12h33" stroke="var(--fruit)" strokeWidth="3" />
      <path d="m6-74-20 12-14-16" stroke="var(--skin)" strokeWidth="8" />
      <path d="m7-74-17 10" stroke="var(--cloth-blue)" strokeWidth="12" />
      <use href="#grandmother-head" />
    </Standing>
  );
}

import { Face } from './how-face.tsx';

const FRAME = 'h-20 w-auto';

/** A house of the yard. */
export function HouseVignette() {
  return (
    <svg viewBox="0 0 120 96" className={FRAME} aria-hidden="true">
      <path d="M2 86q58-16 116 0v10H2z" fill="var(--yard)" />
      <use href="#house" className="house-sea" x="24" y="2" width="72" height="90" />
    </svg>
  );
}

/** The timeline of a record: a line with a dot for each entry. */
export function RecordVignette() {
  return (
    <svg viewBox="19 2 82 92" className={FRAME} aria-hidden="true" fill="none" strokeLinecap="round">
      <rect
        x="20"
        y="3"
        width="80"
        height="90"
        rx="10"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M38 22v50" stroke="var(--line)" strokeWidth="3" />
      <path d="M38 22h.1M38 47h.1M38 72h.1" stroke="var(--sea)" strokeWidth="11" />
      <path d="M38 47h.1" stroke="var(--mango)" strokeWidth="11" />
      <path d="M54 18h34M54 43h26M54 68h32" stroke="var(--ink-soft)" strokeWidth="4" />
      <path d="M54 27h20M54 52h30M54 77h16" stroke="var(--line)" strokeWidth="4" />
    </svg>
  );
}

export function BookVignette() {
  return (
    <svg viewBox="9 9 102 81" className={FRAME} aria-hidden="true" fill="none" strokeLinecap="round">
      <path
        d="M60 24c-14-10-32-11-50-7v64c18-4 36-3 50 7 14-10 32-11 50-7V17c-18-4-36-3-50 7z"
        fill="var(--cloth-blue)"
      />
      <path
        d="M60 20c-13-9-28-10-44-7v60c16-3 31-2 44 7 13-9 28-10 44-7V13c-16-3-31-2-44 7z"
        fill="var(--trim)"
      />
      <path d="M60 20v60" stroke="var(--path)" strokeWidth="2" />
      <path d="M26 30q12-1 23 4M26 42q12-1 23 4M26 54q8-1 14 1" stroke="var(--cloth-sea)" strokeWidth="3.5" />
      <path d="M82 61c-16-9-17-21-8-23 4-1 7 2 8 5 1-3 4-6 8-5 9 2 8 14-8 23z" fill="var(--petal)" />
    </svg>
  );
}

export function FamilyVignette() {
  return (
    <div className="flex h-20 items-center -space-x-3">
      <Face of="grandmother" className="size-16 border-3 border-ground" />
      <Face of="woman" className="size-16 border-3 border-ground" />
      <Face of="child" className="size-16 border-3 border-ground" />
    </div>
  );
}

/** A phone without a network and a message that waits to be sent. */
export function PhoneVignette() {
  return (
    <svg viewBox="34 2 52 92" className={FRAME} aria-hidden="true" fill="none" strokeLinecap="round">
      <rect x="34" y="2" width="52" height="92" rx="9" fill="var(--ink)" />
      <rect x="38" y="9" width="44" height="77" rx="4" fill="var(--surface)" />
      <path d="M47 34q13-12 26 0M52 41q8-7 16 0" stroke="var(--ink-soft)" strokeWidth="3.5" />
      <path d="M60 48h.1" stroke="var(--ink-soft)" strokeWidth="6" />
      <path d="m46 22 28 30" stroke="var(--hibiscus)" strokeWidth="4" />
      <path d="M46 63h28M46 73h16" stroke="var(--sea)" strokeWidth="5" />
    </svg>
  );
}

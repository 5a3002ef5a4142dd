import { PeopleShapes } from './art/people.tsx';

/** The definitions of the faces; rendered once on a page that shows faces. */
export function FaceShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <PeopleShapes />
        <g id="man-head" fill="none" strokeLinecap="round">
          <path d="M-4-11h8V0h-8z" fill="var(--skin)" />
          <circle cy="-22" r="14" fill="var(--skin-deep)" />
          <path d="M-14-22a14 14 0 0 1 28 0q-3-7-9-8-10 2-19 8z" fill="var(--hair)" />
          <path d="M-5-21v.1m10-.1v.1" stroke="var(--hair)" strokeWidth="2.6" />
          <path d="M-5-15q5 4 10 0" stroke="var(--hair)" strokeWidth="1.7" />
        </g>
      </defs>
    </svg>
  );
}

const FRAMES = {
  child: {
    view: '-24 -98 48 48',
    ground: 'bg-mango-tint',
    cloth: 'var(--fruit)',
    shoulders: 'M-18-46a18 14 0 0 1 36 0z',
  },
  woman: {
    view: '-27 -156 56 56',
    ground: 'bg-sea-tint',
    cloth: 'var(--cloth-sea)',
    shoulders: 'M-20-98a21 16 0 0 1 42 0z',
  },
  grandmother: {
    view: '-18 -120 54 54',
    ground: 'bg-night-tint',
    cloth: 'var(--cloth-blue)',
    shoulders: 'M-9-64a20 19 0 0 1 40 0z',
  },
  man: {
    view: '-26 -44 52 52',
    ground: 'bg-leaf-tint',
    cloth: 'var(--cloth-blue)',
    shoulders: 'M-20 10a20 15 0 0 1 40 0z',
  },
};

type FaceName = keyof typeof FRAMES;

export function Face({ of, className = 'size-9' }: { of: FaceName; className?: string }) {
  const { view, ground, cloth, shoulders } = FRAMES[of];
  return (
    <svg viewBox={view} className={`${className} ${ground} shrink-0 rounded-full`} aria-hidden="true">
      <path d={shoulders} fill={cloth} />
      <use href={`#${of}-head`} />
    </svg>
  );
}

import { HouseShapes } from './art/houses.tsx';
import { Child, Grandmother, Nurse, PeopleShapes } from './art/people.tsx';
import { TreeShapes } from './art/trees.tsx';

/** A yard seen from its gate: houses on three sides, a mango tree in the middle. */
export function AboutYard({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 500" role="img" aria-label={label} className="block h-auto w-full">
      <defs>
        <HouseShapes />
        <TreeShapes />
        <PeopleShapes />
      </defs>
      <path
        d="M60 46v0m150-10v0m80 80v0m110-90v0m120 60v0m70-50v0M40 190v0m190-50v0m330 10v0"
        stroke="var(--star)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="118" cy="104" r="66" fill="var(--halo)" />
      <circle cx="118" cy="104" r="44" fill="var(--sun)" />
      <path
        d="M0 300c70-64 150-80 230-40 80-84 190-92 270-24 50-34 100-40 140-30v294H0z"
        fill="var(--hill-far)"
      />
      <path d="M0 340c90-40 180-40 260-10 110-60 250-56 380-6v176H0z" fill="var(--hill)" />
      <path d="M0 386q320-62 640 0v114H0z" fill="var(--yard)" />
      <path
        d="M96 448q220-34 448 0M190 482q130-18 270 0"
        fill="none"
        stroke="var(--path)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <use href="#tall-house" className="house-coral" x="128" y="126" width="152" height="261" />
      <use href="#house" className="house-mango" x="-16" y="178" width="186" height="232" />
      <use href="#mango-tree" x="230" y="92" width="288" height="312" />
      <use href="#house" className="house-sea" x="460" y="170" width="194" height="242" />
      <Child at="172 474" />
      <Nurse at="316 486" />
      <Grandmother at="440 470" />
    </svg>
  );
}

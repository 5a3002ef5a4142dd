import { HouseShapes } from './houses.tsx';
import { Child, Grandmother, Nurse, PeopleShapes } from './people.tsx';
import { TreeShapes } from './trees.tsx';

/** The shared yard that gives the product its name. Narrow screens show its right half. */
export function YardScene({ label, className }: { label: string; className: string }) {
  return (
    <svg
      viewBox="0 110 1280 450"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
      className={className}
    >
      <defs>
        <HouseShapes />
        <TreeShapes />
        <PeopleShapes />
      </defs>
      <Sky />
      <HillsAndSea />
      <use href="#palm" x="484" y="290" width="126" height="189" />
      <use href="#palm" x="536" y="344" width="92" height="138" />
      <use href="#tall-house" className="house-coral" x="788" y="186" width="164" height="282" />
      <use href="#house" className="house-mango" x="600" y="230" width="196" height="245" />
      <use href="#mango-tree" x="916" y="148" width="310" height="336" />
      <use href="#house" className="house-sea" x="1082" y="232" width="204" height="255" />
      <Hibiscus />
      <Child at="760 526" />
      <Nurse at="866 534" />
      <Grandmother at="1004 534" />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <path
        d="M596 150v0m40 50v0m210-50v0m-36-30v0m116 40v0m230-34v0m60 60v0m48-50v0"
        stroke="var(--star)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="716" cy="226" r="94" fill="var(--halo)" />
      <circle cx="716" cy="226" r="62" fill="var(--sun)" />
    </>
  );
}

function HillsAndSea() {
  return (
    <>
      <path
        d="M0 352c110-62 190-66 290-22 90-74 210-92 320-26 110-92 270-104 370-12 90-56 190-66 300-30v298H0z"
        fill="var(--hill-far)"
      />
      <path
        d="M0 400c140-50 260-44 370-8 110-70 250-76 360-10 130-86 300-84 400-20 50-20 100-26 150-20v218H0z"
        fill="var(--hill)"
      />
      <path d="M0 408c220-18 440-14 660 4v90H0z" fill="var(--water)" />
      <path
        d="M70 430h70M250 446h96M430 428h60M150 462h50"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M196 428h76l-13 18h-50z" fill="var(--petal)" />
      <path d="M236 424v-84l46 72zM230 424v-66l-30 54z" fill="var(--trim)" />
      <path d="M430 470c120-70 260-104 420-98 170 2 310 0 430 20v168H430z" fill="var(--hill-near)" />
      <path d="M0 500c180-40 420-34 640-52 230-18 440-12 640 14v98H0z" fill="var(--yard)" />
      <path
        d="M560 530c150-28 360-36 560-20M690 550c140-12 300-12 460-2"
        fill="none"
        stroke="var(--path)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

function Hibiscus() {
  return (
    <>
      <path
        d="M1170 554c0-12 2-20 8-28m-8 20c-8-2-12-8-14-16m14 8c8 0 12-6 18-8"
        fill="none"
        stroke="var(--foliage)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        id="hibiscus"
        d="M1180 524c-9-2-13-10-6-14 0-9 10-9 12-2 8-4 13 4 8 9 5 6-2 13-8 9-1 6-8 4-6-2z"
        fill="var(--petal)"
      />
      <use href="#hibiscus" x="-24" y="8" />
      <use href="#hibiscus" x="12" y="16" />
    </>
  );
}

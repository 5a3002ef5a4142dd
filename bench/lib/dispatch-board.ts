import type { Lane, LaneVisit, UnassignedVisit } from '../../packages/contract/src/dispatch.ts';

const HOUR_MS = 3_600_000;
const id = (kind: number, n: number) => `0199aaaa-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;

const visit = (n: number, version: number): UnassignedVisit => ({
  id: id(1, n),
  patientName: n === version + 100 ? `Chanje ${version}` : `Pasyan ${n}`,
  serviceType: 'home-wound-care',
  location: `${18.2 + (n % 60) / 100},${-72.5 - (n % 70) / 100}`,
  dateTime: new Date(Date.UTC(2030, 0, 1) + n * HOUR_MS).toISOString(),
  status: 'requested',
});
const laneVisit = (n: number): LaneVisit => ({
  ...visit(n, -1),
  status: 'confirmed',
  endsAt: new Date(Date.UTC(2030, 0, 1) + (n + 1) * HOUR_MS).toISOString(),
  canUnassign: true,
});

/** What waits: with each version the first is gone, so that the others move up, another came, and one differs. */
export const waitingVisits = (count: number, version: number): UnassignedVisit[] =>
  Array.from({ length: count }, (_, n) => visit(n + version, version));

/** Those on shift, with the other visits spread over them. */
export const lanesOf = (providers: number, visits: number): Lane[] =>
  Array.from({ length: providers }, (_, lane) => ({
    id: id(2, lane),
    name: `Enfimyè ${lane}`,
    specialty: null,
    photoUrl: null,
    isVerified: true,
    since: new Date(Date.UTC(2030, 0, 1)).toISOString(),
    place: '18.2342,-72.5354',
    visits: Array.from({ length: visits }, (_, n) => n)
      .filter((n) => n % providers === lane)
      .map((n) => laneVisit(1000 + n)),
  }));

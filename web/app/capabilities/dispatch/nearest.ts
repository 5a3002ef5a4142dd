import type { Lane, LaneVisit, UnassignedVisit } from '@lakou/contract/dispatch';
import type { PlacedPoint } from '@lakou/contract/dispatch.rules';
import { kilometresBetween as distance, KM_PER_HOUR } from '@lakou/contract/distance.rules';
import { placeOf, placeOfVisit } from './place-of.ts';

/** How long a visit is taken to last while nobody has it. */
const USUAL_MS = 30 * 60_000;
/** Nobody is sent on from where they were longer ago than this: they have gone home. */
const SAME_ROUND_MS = 6 * 3_600_000;

/** As the crow flies, to a tenth. */
export const kilometresBetween = (a: PlacedPoint, b: PlacedPoint): number =>
  Math.round(distance(a, b) * 10) / 10;

export interface Candidate {
  readonly lane: Lane;
  /** From the visit before, or from where they begin; undefined while a place is not known. */
  readonly kilometres: number | undefined;
  /** The visit they come from. */
  readonly comesFrom: LaneVisit | undefined;
  /** The visit that they have at this time. */
  readonly busyWith: LaneVisit | undefined;
}

function candidate(visit: UnassignedVisit, lane: Lane): Candidate {
  const start = Date.parse(visit.dateTime);
  const active = lane.visits.filter(({ status }) => status !== 'completed');
  const busyWith = active.find(
    ({ dateTime, endsAt }) => Date.parse(dateTime) < start + USUAL_MS && Date.parse(endsAt) > start,
  );
  const comesFrom = lane.visits.findLast(
    (one) =>
      Date.parse(one.endsAt) <= start &&
      Date.parse(one.endsAt) > start - SAME_ROUND_MS &&
      placeOfVisit(one) !== undefined,
  );
  const from = comesFrom ? placeOfVisit(comesFrom) : placeOf(lane.place ?? '');
  const to = placeOfVisit(visit);
  return { lane, comesFrom, busyWith, kilometres: from && to ? kilometresBetween(from, to) : undefined };
}

/** Who can be sent, the best first: free before busy, near before far, few visits before many. */
export function rankCandidates(visit: UnassignedVisit, lanes: readonly Lane[]): Candidate[] {
  const far = Number.POSITIVE_INFINITY;
  return lanes
    .filter(({ isVerified }) => isVerified)
    .map((lane) => candidate(visit, lane))
    .toSorted(
      (a, b) =>
        Number(Boolean(a.busyWith)) - Number(Boolean(b.busyWith)) ||
        (a.kilometres === b.kilometres ? 0 : (a.kilometres ?? far) - (b.kilometres ?? far)) ||
        a.lane.visits.length - b.lane.visits.length ||
        a.lane.name.localeCompare(b.lane.name),
    );
}

export interface Leg {
  readonly kilometres: number;
  /** When they can be there, from the end of the visit before; undefined for the first of a round. */
  readonly arrivesAt: string | undefined;
  readonly isLate: boolean;
}

/** The way from the visit before to each visit of a lane, in the order of time. */
export function legsOf(lane: Lane): (Leg | undefined)[] {
  return lane.visits.map((visit, index) => {
    const before = lane.visits[index - 1];
    const from = before ? placeOfVisit(before) : placeOf(lane.place ?? '');
    const to = placeOfVisit(visit);
    if (!from || !to) return undefined;
    const kilometres = kilometresBetween(from, to);
    const begins = Date.parse(visit.dateTime);
    const leaves = before && Date.parse(before.endsAt);
    if (!leaves || begins - leaves > SAME_ROUND_MS)
      return { kilometres, arrivesAt: undefined, isLate: false };
    const arrives = leaves + Math.ceil((kilometres / KM_PER_HOUR) * 60) * 60_000;
    return { kilometres, arrivesAt: new Date(arrives).toISOString(), isLate: arrives > begins };
  });
}

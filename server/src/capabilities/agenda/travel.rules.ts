import type { TravelLeg } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import { KM_PER_HOUR, kilometresBetween, type Point } from '@lakou/contract/distance.rules';

/** Visits that are further apart in time than this have no way between them: the provider goes home. */
const SAME_ROUND_MS = 6 * 3_600_000;

/** Nearer than this it is the same house, as for a mother and her child. */
const SAME_PLACE_KM = 0.05;

type Visit = Pick<Booking, 'id' | 'mode' | 'status' | 'dateTime' | 'endsAt' | 'lat' | 'lng'>;
type Placed = Visit & { readonly lat: number; readonly lng: number };

const isPlaced = (visit: Visit): visit is Placed =>
  visit.mode === 'in_home' &&
  visit.lat !== null &&
  visit.lng !== null &&
  visit.status !== 'cancelled' &&
  visit.status !== 'no_show';

/** Between two home visits that follow each other, and how long there is for it. */
export interface Way {
  readonly fromBookingId: string;
  readonly toBookingId: string;
  readonly from: Point;
  readonly to: Point;
  readonly gapMs: number;
}

/** The ways between home visits that follow each other, where both places are known. */
export function waysBetween(bookings: readonly Visit[]): Way[] {
  const placed = bookings.filter(isPlaced).toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
  return placed.flatMap((next, index) => {
    const before = placed[index - 1];
    if (!before) return [];
    const gapMs = Date.parse(next.dateTime) - Date.parse(before.endsAt);
    if (gapMs > SAME_ROUND_MS || kilometresBetween(before, next) < SAME_PLACE_KM) return [];
    return [{ fromBookingId: before.id, toBookingId: next.id, from: before, to: next, gapMs }];
  });
}

/** How far and how long a way is: by road where that is known, else in a straight line. */
export function legOf(
  { fromBookingId, toBookingId, from, to, gapMs }: Way,
  road?: { readonly kilometres: number; readonly minutes: number },
): TravelLeg {
  const kilometres = Math.round((road?.kilometres ?? kilometresBetween(from, to)) * 10) / 10;
  const minutes = road?.minutes ?? Math.ceil((kilometres / KM_PER_HOUR) * 60);
  const by = road ? 'road' : 'line';
  return { fromBookingId, toBookingId, kilometres, minutes, by, tight: minutes * 60_000 > gapMs };
}

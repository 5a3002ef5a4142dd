import type { TravelLeg } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import { KM_PER_HOUR, kilometresBetween } from '@lakou/contract/distance.rules';

/** Visits that are further apart in time than this have no way between them: the provider goes home. */
const SAME_ROUND_MS = 6 * 3_600_000;

type Visit = Pick<Booking, 'id' | 'mode' | 'status' | 'dateTime' | 'endsAt' | 'lat' | 'lng'>;
type Placed = Visit & { readonly lat: number; readonly lng: number };

const isPlaced = (visit: Visit): visit is Placed =>
  visit.mode === 'in_home' &&
  visit.lat !== null &&
  visit.lng !== null &&
  visit.status !== 'cancelled' &&
  visit.status !== 'no_show';

/** The ways between home visits that follow each other, where both places are known. */
export function travelBetween(bookings: readonly Visit[]): TravelLeg[] {
  const placed = bookings.filter(isPlaced).toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
  return placed.flatMap((next, index) => {
    const before = placed[index - 1];
    if (!before) return [];
    const gap = Date.parse(next.dateTime) - Date.parse(before.endsAt);
    if (gap > SAME_ROUND_MS) return [];
    const kilometres = Math.round(kilometresBetween(before, next) * 10) / 10;
    const minutes = Math.ceil((kilometres / KM_PER_HOUR) * 60);
    const tight = minutes * 60_000 > gap;
    return [{ fromBookingId: before.id, toBookingId: next.id, kilometres, minutes, tight }];
  });
}

import type { BookingMode, NewBooking } from '@lakou/contract/bookings';
import type { Place } from '@lakou/contract/user';
import { placeAt, type Span } from '../scheduling/open-hours.rules.ts';
import type { Schedule } from '../scheduling/scheduling.service.ts';

export interface BookingLocation {
  readonly location: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

const NOWHERE: BookingLocation = { location: null, lat: null, lng: null };

/** The provider’s workplaces: the one of these hours alone, if they said where they are then. */
type Workplaces = Pick<Schedule, 'clinicAddress' | 'places'>;

export function workplaceAt(schedule: Schedule, span: Span, mode: BookingMode): Workplaces {
  const { places, clinicName, times } = schedule;
  const name = placeAt(times, span, mode);
  if (!name || name === clinicName) return schedule;
  const known = Array.isArray(places) ? places.filter((place: Place) => place.name === name) : [];
  return { clinicAddress: null, places: known.length > 0 ? known : name };
}

function clinicOf(schedule: Workplaces | undefined): BookingLocation {
  if (schedule?.clinicAddress) return { ...NOWHERE, location: schedule.clinicAddress };
  const places = schedule?.places;
  if (typeof places === 'string') return { ...NOWHERE, location: places.slice(0, 500) || null };
  const place = places?.[0];
  return place ? { location: place.name, lat: place.lat, lng: place.lng } : NOWHERE;
}

/** Where the visit is to take place, when a point was sent. */
export const pointOf = (sent: NewBooking['location']): { lat: number; lng: number } | undefined =>
  sent && typeof sent === 'object' ? sent : undefined;

/** The location as sent; else the patient's home or the provider's workplace. A call has none. */
export function bookingLocation(
  sent: NewBooking['location'],
  mode: BookingMode,
  home: string | null,
  schedule: Workplaces | undefined,
): BookingLocation {
  if (typeof sent === 'string' && sent !== '') return { ...NOWHERE, location: sent };
  if (sent && typeof sent === 'object')
    return { location: sent.address || null, lat: sent.lat, lng: sent.lng };
  if (mode === 'in_home') return { ...NOWHERE, location: home };
  return mode === 'clinic' ? clinicOf(schedule) : NOWHERE;
}

import { findService, minutesFor, type Service } from '@lakou/content/services';
import type { BookingMode, NewBooking } from '@lakou/contract/bookings';
import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { fail } from '#platform/errors.ts';
import type { Schedule } from './schedule.store.ts';

const HOME_MINUTES = 60;
const USUAL_MINUTES = 30;

/** Who names fees offers what they are for; who names none offers everything. */
function offeredBy(schedule: Schedule | undefined): readonly BookingMode[] {
  const named = BOOKING_MODES.filter((mode) => schedule?.fees[mode]);
  return named.length > 0 ? named : BOOKING_MODES;
}

/** As asked for; else at home, or the next way that service and provider both allow. */
function modeOf(
  service: Service | undefined,
  schedule: Schedule | undefined,
  asked: BookingMode | undefined,
): BookingMode {
  const allowed: readonly BookingMode[] = service?.modes ?? BOOKING_MODES;
  const possible = offeredBy(schedule).filter((mode) => allowed.includes(mode));
  if (asked && !possible.includes(asked))
    fail('invalid_request', { fields: [{ path: 'mode', code: 'invalid_request' }] });
  return asked ?? possible[0] ?? allowed[0] ?? 'in_home';
}

export interface BookingPlan {
  readonly service: string | null;
  readonly mode: BookingMode;
  readonly minutes: number;
}

/** What is asked for, how and for how long; a service that is not in the catalogue takes the usual time. */
export function planBooking(
  { serviceType, mode: asked }: { serviceType: string; mode?: BookingMode | undefined },
  schedule: Schedule | undefined,
): BookingPlan {
  const service = findService(serviceType);
  const mode = modeOf(service, schedule, asked);
  const usual = mode === 'in_home' ? HOME_MINUTES : USUAL_MINUTES;
  return { service: service?.slug ?? null, mode, minutes: service ? minutesFor(service, mode) : usual };
}

export interface BookingLocation {
  readonly location: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

const NOWHERE: BookingLocation = { location: null, lat: null, lng: null };

function clinicOf(schedule: Schedule | undefined): BookingLocation {
  if (schedule?.clinicAddress) return { ...NOWHERE, location: schedule.clinicAddress };
  const places = schedule?.places;
  if (typeof places === 'string') return { ...NOWHERE, location: places.slice(0, 500) || null };
  const place = places?.[0];
  return place ? { location: place.name, lat: place.lat, lng: place.lng } : NOWHERE;
}

/** Where: as sent; else the patient's home, or where the provider works. A call is nowhere. */
export function bookingLocation(
  sent: NewBooking['location'],
  mode: BookingMode,
  home: string | null,
  schedule: Schedule | undefined,
): BookingLocation {
  if (typeof sent === 'string' && sent !== '') return { ...NOWHERE, location: sent };
  if (sent && typeof sent === 'object')
    return { location: sent.address || null, lat: sent.lat, lng: sent.lng };
  if (mode === 'in_home') return { ...NOWHERE, location: home };
  return mode === 'clinic' ? clinicOf(schedule) : NOWHERE;
}

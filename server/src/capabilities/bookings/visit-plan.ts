import { findService, minutesFor, type Service } from '@lakou/content/services';
import { type NewBooking, VisitMode } from '@lakou/contract/bookings';
import { fail } from '#platform/errors.ts';
import type { Schedule } from './schedule.store.ts';

const HOME_MINUTES = 60;
const USUAL_MINUTES = 30;

/** Who names fees offers what they are for; who names none offers everything. */
function offeredBy(schedule: Schedule | undefined): readonly VisitMode[] {
  const named = VisitMode.options.filter((mode) => schedule?.fees[mode]);
  return named.length > 0 ? named : VisitMode.options;
}

/** As asked for; else at home, or the next way that service and provider both allow. */
function modeOf(
  service: Service | undefined,
  schedule: Schedule | undefined,
  asked: VisitMode | undefined,
): VisitMode {
  const allowed: readonly VisitMode[] = service?.modes ?? VisitMode.options;
  const possible = offeredBy(schedule).filter((mode) => allowed.includes(mode));
  if (asked && !possible.includes(asked))
    fail('invalid_request', { fields: [{ path: 'mode', code: 'invalid_request' }] });
  return asked ?? possible[0] ?? allowed[0] ?? 'in_home';
}

export interface VisitPlan {
  readonly service: string | null;
  readonly mode: VisitMode;
  readonly minutes: number;
}

/** What is asked for, how and for how long; a service that is not in the catalogue takes the usual time. */
export function planVisit(
  { serviceType, mode: asked }: { serviceType: string; mode?: VisitMode | undefined },
  schedule: Schedule | undefined,
): VisitPlan {
  const service = findService(serviceType);
  const mode = modeOf(service, schedule, asked);
  const usual = mode === 'in_home' ? HOME_MINUTES : USUAL_MINUTES;
  return { service: service?.slug ?? null, mode, minutes: service ? minutesFor(service, mode) : usual };
}

export interface Whereabouts {
  readonly location: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

const NOWHERE: Whereabouts = { location: null, lat: null, lng: null };

function clinicOf(schedule: Schedule | undefined): Whereabouts {
  if (schedule?.clinicAddress) return { ...NOWHERE, location: schedule.clinicAddress };
  const places = schedule?.places;
  if (typeof places === 'string') return { ...NOWHERE, location: places.slice(0, 500) || null };
  const place = places?.[0];
  return place ? { location: place.name, lat: place.lat, lng: place.lng } : NOWHERE;
}

/** Where: as sent; else the patient's home, or where the provider works. A call is nowhere. */
export function whereabouts(
  sent: NewBooking['location'],
  mode: VisitMode,
  home: string | null,
  schedule: Schedule | undefined,
): Whereabouts {
  if (typeof sent === 'string' && sent !== '') return { ...NOWHERE, location: sent };
  if (sent && typeof sent === 'object')
    return { location: sent.address || null, lat: sent.lat, lng: sent.lng };
  if (mode === 'in_home') return { ...NOWHERE, location: home };
  return mode === 'clinic' ? clinicOf(schedule) : NOWHERE;
}

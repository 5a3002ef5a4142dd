import { findService, minutesFor, type Service } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { fail } from '#platform/errors.ts';
import { modesIn } from './open-hours.rules.ts';
import type { Schedule } from './schedule.store.ts';

/** How long a visit takes whose service has no length of its own. */
export const USUAL_MINUTES_OF = { home: 60, elsewhere: 30 } as const;

/** A provider with fees offers the modes that have one; a provider without fees offers all. */
export function offeredBy(schedule: Schedule | undefined): readonly BookingMode[] {
  const named = BOOKING_MODES.filter((mode) => schedule?.fees[mode]);
  return named.length > 0 ? named : BOOKING_MODES;
}

/** The requested mode; else at home, or the next mode that service and provider allow and that has hours. */
function modeOf(
  service: Service | undefined,
  schedule: Schedule | undefined,
  asked: BookingMode | undefined,
): BookingMode {
  const allowed: readonly BookingMode[] = service?.modes ?? BOOKING_MODES;
  const possible = offeredBy(schedule).filter((mode) => allowed.includes(mode));
  if (asked && !possible.includes(asked))
    fail('invalid_request', { fields: [{ path: 'mode', code: 'invalid_request' }] });
  const open = schedule && modesIn(schedule.times);
  const usual = possible.find((mode) => !open || open.includes(mode)) ?? possible[0];
  return asked ?? usual ?? allowed[0] ?? 'in_home';
}

export interface BookingPlan {
  readonly service: string | null;
  readonly mode: BookingMode;
  readonly minutes: number;
}

/** What the provider said that this service takes, whatever the mode; else what the catalogue says. */
const minutesOf = (service: Service, mode: BookingMode, schedule: Schedule | undefined): number =>
  schedule?.serviceMinutes[service.slug] ?? minutesFor(service, mode);

/**
 * The service, mode and duration; a service that is not in the catalogue has the usual duration.
 */
export function planBooking(
  { serviceType, mode: asked }: { serviceType: string; mode?: BookingMode | undefined },
  schedule: Schedule | undefined,
): BookingPlan {
  const service = findService(serviceType);
  const mode = modeOf(service, schedule, asked);
  const usual = mode === 'in_home' ? USUAL_MINUTES_OF.home : USUAL_MINUTES_OF.elsewhere;
  return {
    service: service?.slug ?? null,
    mode,
    minutes: service ? minutesOf(service, mode, schedule) : usual,
  };
}

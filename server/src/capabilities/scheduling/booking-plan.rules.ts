import { findService, minutesFor, type Service } from '@lakou/content/services';
import { BookingMode } from '@lakou/contract/bookings';
import { fail } from '#platform/errors.ts';
import type { Schedule } from './schedule.store.ts';

const HOME_MINUTES = 60;
const USUAL_MINUTES = 30;

/** Who names fees offers what they are for; who names none offers everything. */
function offeredBy(schedule: Schedule | undefined): readonly BookingMode[] {
  const named = BookingMode.options.filter((mode) => schedule?.fees[mode]);
  return named.length > 0 ? named : BookingMode.options;
}

/** As asked for; else at home, or the next way that service and provider both allow. */
function modeOf(
  service: Service | undefined,
  schedule: Schedule | undefined,
  asked: BookingMode | undefined,
): BookingMode {
  const allowed: readonly BookingMode[] = service?.modes ?? BookingMode.options;
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

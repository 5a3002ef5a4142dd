import type { Booking } from '@lakou/contract/bookings';
import { CANCELLABLE } from '@lakou/contract/bookings.rules';
import type { Grant } from '#platform/access/grant.ts';
import { findSchedule } from '../scheduling/scheduling.service.ts';
import { isWorking } from '../scheduling/slots.rules.ts';
import type { ListScope } from './bookings.access.ts';
import { listBookings } from './bookings.store.ts';

const MOST = 200;

/** Visits that were booked before the provider's hours changed. */
export async function listConflicts(grant: Grant<'bookings:list', ListScope>): Promise<Booking[]> {
  const schedule = await findSchedule(grant, grant.actor.id, false);
  if (!schedule) return [];
  const coming = await listBookings(grant, { when: 'upcoming', limit: MOST });
  return coming.filter(
    ({ status, mode, dateTime, endsAt }) =>
      CANCELLABLE.includes(status) &&
      !isWorking(schedule.times, { start: Date.parse(dateTime), end: Date.parse(endsAt) }, mode),
  );
}

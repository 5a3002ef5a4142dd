import type { Booking } from '@lakou/contract/bookings';
import { RESCHEDULABLE } from '@lakou/contract/bookings.rules';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { withKeyLock } from '#platform/key-lock.ts';
import type { Platform } from '#platform/platform.ts';
import { isBeforeEnd } from '../packages/packages.service.ts';
import type { Span } from '../scheduling/open-hours.rules.ts';
import { reserveSlot } from '../scheduling/reserve-slot.service.ts';
import { findSchedule, type Schedule } from '../scheduling/scheduling.service.ts';
import { retryOnSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import { type Changing, changed, isRepresentative, lockBooking } from './booking-change.service.ts';
import { type BookingLocation, bookingLocation, workplaceAt } from './booking-location.rules.ts';
import { notifyOthers, notifyPatient } from './booking-notifications.service.ts';
import { type BookingState, findState } from './bookings.store.ts';
import { isLate } from './refund.rules.ts';
import { remindedFrom } from './reminder-times.rules.ts';
import { saveTime } from './transitions.store.ts';

const MINUTE_MS = 60_000;

/** A provider who is no longer listed accepts no rescheduling. */
async function getSchedule(
  tx: Changing<'booking:reschedule'>,
  { providerId }: BookingState,
): Promise<Schedule | undefined> {
  if (!providerId) return undefined;
  return (await findSchedule(tx, providerId, false)) ?? fail('no_free_slot');
}

/** Where a visit at a clinic goes when the provider works elsewhere at the new time. */
function newPlace(schedule: Schedule, current: BookingState, span: Span): BookingLocation | undefined {
  const { mode, startsAt, endsAt } = current;
  const before = { start: startsAt.getTime(), end: endsAt.getTime() };
  const placed = (at: Span) => bookingLocation(undefined, mode, null, workplaceAt(schedule, at, mode));
  const [from, to] = [placed(before), placed(span)];
  return mode === 'clinic' && from.location !== to.location && from.location === current.location
    ? to
    : undefined;
}

/** Reschedules a visit that has not begun, with the same provider; its reminders start again. */
export async function rescheduleBooking(
  platform: Platform,
  grant: Changing<'booking:reschedule'>,
  dateTime: string,
): Promise<Booking> {
  const work = async (tx: typeof grant) => {
    const current = await lockBooking(tx);
    if (!RESCHEDULABLE.includes(current.status) || current.startsAt <= tx.at) fail('move_not_allowed');
    const byPatient = tx.scope.side === 'patient';
    const schedule = await getSchedule(tx, current);
    const span = await reserveSlot(tx, {
      // Their notice binds those who book, not the provider who moves a visit.
      schedule: schedule && (byPatient ? schedule : { ...schedule, noticeHours: 0 }),
      mode: current.mode,
      personId: current.dependentId ?? current.patientId,
      minutes: (current.endsAt.getTime() - current.startsAt.getTime()) / MINUTE_MS,
      from: new Date(dateTime),
      moving: current.id,
    });
    if (current.packageId && !(await isBeforeEnd(tx, current.packageId, new Date(span.start))))
      fail('package_over');
    const startsAt = new Date(span.start);
    const moved = await saveTime(tx, current, {
      startsAt,
      endsAt: new Date(span.end),
      movedLate: byPatient && (current.movedLate || isLate(current.startsAt, tx.at)),
      movedByProvider: !byPatient,
      ...(schedule && newPlace(schedule, current, span)),
      ...remindedFrom(startsAt, tx.at),
    });
    if (!moved) fail('move_not_allowed');
    const booking = await changed(tx, 'booking:reschedule');
    await notifyOthers(tx, booking, 'booking_moved', tx.scope.side);
    if (isRepresentative(tx)) await notifyPatient(tx, booking, 'booking_moved');
    return booking;
  };
  const move = () => retryOnSlotConflict(() => inTransaction(grant, work));
  const current = await findState(grant, grant.scope.bookingId);
  // They would wait at the provider's database lock anyway, also for new bookings; here they hold
  // no connection.
  return current?.providerId ? withKeyLock(platform, current.providerId, move) : move();
}

import type { Booking } from '@lakou/contract/bookings';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { inTurn } from '#platform/in-turn.ts';
import type { Platform } from '#platform/platform.ts';
import { findState, type VisitState } from './bookings.store.ts';
import { isLate } from './money.ts';
import { saveTime } from './moves.store.ts';
import { MOVABLE } from './moves.ts';
import { remindedFrom } from './reminder-times.ts';
import { findSchedule, type Schedule } from './schedule.store.ts';
import { takeTime } from './take-time.ts';
import { tellOthers } from './tell.ts';
import { orTimeTaken } from './time-taken.ts';
import { type Changing, changed, lockVisit } from './visit-change.ts';

const MINUTE_MS = 60_000;

/** A provider who is no longer listed takes no visits at other times. */
async function getSchedule(tx: Changing, { providerId }: VisitState): Promise<Schedule | undefined> {
  if (!providerId) return undefined;
  return (await findSchedule(tx, providerId, false)) ?? fail('no_free_slot');
}

/** Gives a visit that has not begun another time with the same provider; reminders begin anew. */
export async function rescheduleBooking(
  platform: Platform,
  grant: Changing<'booking:reschedule'>,
  dateTime: string,
): Promise<Booking> {
  const work = async (tx: typeof grant) => {
    const visit = await lockVisit(tx);
    if (!MOVABLE.includes(visit.status) || visit.startsAt <= tx.at) fail('move_not_allowed');
    const span = await takeTime(tx, {
      schedule: await getSchedule(tx, visit),
      personId: visit.dependentId ?? visit.patientId,
      minutes: (visit.endsAt.getTime() - visit.startsAt.getTime()) / MINUTE_MS,
      from: new Date(dateTime),
      moving: visit.id,
    });
    const byPatient = tx.scope.side === 'patient';
    const startsAt = new Date(span.start);
    const moved = await saveTime(tx, visit, {
      startsAt,
      endsAt: new Date(span.end),
      movedLate: byPatient && (visit.movedLate || isLate(visit.startsAt, tx.at)),
      ...remindedFrom(startsAt, tx.at),
    });
    if (!moved) fail('move_not_allowed');
    const booking = await changed(tx, 'booking:reschedule');
    await tellOthers(tx, booking, 'booking_moved', tx.scope.side);
    return booking;
  };
  const move = () => orTimeTaken(() => inTransaction(grant, work));
  const visit = await findState(grant, grant.scope.bookingId);
  // They would wait at the provider's lock anyway, for those who book as well: here they hold no connection.
  return visit?.providerId ? inTurn(platform, visit.providerId, move) : move();
}

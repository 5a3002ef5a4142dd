import type { BookingStatus } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { BookingLocation } from './booking-location.rules.ts';
import type { BookingChange, BookingState } from './bookings.store.ts';

/** Changes the status of a visit, if it still has the status that was read. */
export async function saveTransition(
  tx: Grant<Exclude<BookingChange, 'booking:cancel' | 'booking:reschedule' | 'booking:answer'>, unknown>,
  booking: BookingState,
  to: BookingStatus,
  holdUntil: Date | null = null,
): Promise<boolean> {
  const moved = await tx.db.query(
    `update bookings set status = $3, hold_expires_at = $5,
       started_at = case $3 when 'in_progress' then $4 when 'confirmed' then null else started_at end,
       completed_at = case when $3 = 'completed' then $4 else completed_at end
     where id = $1 and status = $2 returning id`,
    [booking.id, booking.status, to, tx.at, holdUntil],
  );
  return moved.length > 0;
}

/** What the patient answered to a reminder, if the visit is still to come. */
export async function saveAnswer(
  tx: Grant<'booking:answer', unknown>,
  bookingId: string,
  answer: 'comes' | { readonly call: string },
): Promise<boolean> {
  const answered = await tx.db.query(
    `update bookings set
       attendance_confirmed_at = case when $3::text is null then $2 else attendance_confirmed_at end,
       call_asked_at = case when $3::text is null then call_asked_at else $2 end,
       call_phone = coalesce($3, call_phone)
     where id = $1 and status = 'confirmed' and starts_at > $2 returning id`,
    [bookingId, tx.at, answer === 'comes' ? null : answer.call],
  );
  return answered.length > 0;
}

export interface Cancellation {
  readonly by: string;
  readonly reason: string | null;
  readonly refundCents: number;
  /** Whether the visit can be booked again on its package. */
  readonly placeReturned: boolean;
}

export async function saveCancellation(
  tx: Grant<'booking:cancel', unknown>,
  booking: BookingState,
  { by, reason, refundCents, placeReturned }: Cancellation,
): Promise<boolean> {
  const cancelled = await tx.db.query(
    `update bookings set status = 'cancelled', hold_expires_at = null, cancelled_by = $3, cancelled_at = $4,
       cancel_reason = $5, refund_cents = $6, package_place = case when $7 then null else package_place end
     where id = $1 and status = $2 returning id`,
    [
      booking.id,
      booking.status,
      by,
      tx.at,
      reason,
      booking.paymentStatus === 'paid' && !booking.packageId ? refundCents : null,
      placeReturned,
    ],
  );
  return cancelled.length > 0;
}

export interface NewTime extends Partial<BookingLocation> {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly movedLate: boolean;
  readonly movedByProvider: boolean;
  /** Reminders that would come too late count as sent. */
  readonly remindedDayAt: Date | null;
  readonly remindedHourAt: Date | null;
}

export async function saveTime(
  tx: Grant<'booking:reschedule', unknown>,
  booking: BookingState,
  time: NewTime,
): Promise<boolean> {
  const moved = await tx.db.query(
    `update bookings set starts_at = $3, ends_at = $4, moved_late = $5, reminded_day_at = $6,
       reminded_hour_at = $7, moved_by_provider = $8, sequence = sequence + 1,
       attendance_confirmed_at = null, call_asked_at = null, call_phone = null,
       location = case when $9::boolean then $10::text else location end,
       lat = case when $9 then $11::float8 else lat end, lng = case when $9 then $12::float8 else lng end
     where id = $1 and status = $2 returning id`,
    [
      booking.id,
      booking.status,
      time.startsAt,
      time.endsAt,
      time.movedLate,
      time.remindedDayAt,
      time.remindedHourAt,
      time.movedByProvider,
      time.location !== undefined,
      time.location ?? null,
      time.lat ?? null,
      time.lng ?? null,
    ],
  );
  return moved.length > 0;
}

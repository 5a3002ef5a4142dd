import type { Booking } from '@lakou/contract/bookings';
import { notify } from '../notifications/notify.service.ts';
import { type Changing, changed } from './booking-change.service.ts';
import { publishBooking } from './booking-notifications.service.ts';
import { saveAnswer } from './transitions.store.ts';

/** For the patient's answer to a reminder of this visit. */
export type AnsweringGrant = Changing<'booking:answer'>;

/** The patient says that they will come; undefined when the visit is over or no longer stands. */
export async function confirmAttendance(tx: AnsweringGrant): Promise<Booking | undefined> {
  if (!(await saveAnswer(tx, tx.scope.bookingId, 'comes'))) return undefined;
  const booking = await changed(tx, 'booking:attendance');
  publishBooking(tx, booking);
  return booking;
}

/** The patient asks to be called at this number, and the provider is told. */
export async function askForCall(tx: AnsweringGrant, phone: string): Promise<Booking | undefined> {
  if (!(await saveAnswer(tx, tx.scope.bookingId, { call: phone }))) return undefined;
  const booking = await changed(tx, 'booking:call');
  if (booking.providerId)
    await notify(tx, {
      userId: booking.providerId,
      kind: 'call_back_asked',
      subjectId: booking.id,
      details: { name: booking.patientName, at: booking.dateTime },
    });
  publishBooking(tx, booking);
  return booking;
}

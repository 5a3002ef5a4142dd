import type { Booking } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import { publish } from '#platform/events/publish.ts';
import {
  type NewNotification,
  type NotificationKind,
  notificationStatement,
  notify,
} from '../notifications/notify.service.ts';
import { listDispatchers } from './assigning.store.ts';
import type { Side } from './bookings.access.ts';
import type { BookingReader } from './bookings.store.ts';

/** Grants that lead to notifications about a visit. */
type Announcing = BookingReader | Grant<'booking:create', unknown>;

/** Those who assign the visits of a clinic see at once what came, went or was taken. */
export async function publishToDispatchers(tx: Announcing, clinicId: string | null): Promise<void> {
  if (!clinicId) return;
  const people = await listDispatchers(tx, clinicId);
  if (people.length > 0) publish(tx.db, people, { kind: 'dispatch', id: clinicId });
}

/** Clients that show the visit read it again. */
export function publishBooking(tx: Announcing, { id, patientId, providerId }: Booking): void {
  publish(tx.db, providerId ? [patientId, providerId] : [patientId], { kind: 'booking', id });
}

function toPatient(booking: Booking, kind: NotificationKind): NewNotification {
  const name = booking.providerName ?? booking.clinicName;
  const details = { ...(name && { name }), at: booking.dateTime };
  return { userId: booking.patientId, kind, subjectId: booking.id, details };
}

function toProvider(booking: Booking, kind: NotificationKind): NewNotification[] {
  if (!booking.providerId) return [];
  const details = { name: booking.patientName, at: booking.dateTime };
  return [{ userId: booking.providerId, kind, subjectId: booking.id, details }];
}

export const notifyPatient = (tx: Announcing, booking: Booking, kind: NotificationKind): Promise<void> =>
  notify(tx, toPatient(booking, kind));

/** Whoever is acted for learns who booked. */
const toldOf = ({ patientId, id, dateTime }: Booking, name: string): NewNotification => ({
  userId: patientId,
  kind: 'representative_booked',
  subjectId: id,
  details: { name, at: dateTime },
});

/**
 * Notifies both about a confirmed visit. One that waits for its payment or a provider is notified
 * later.
 */
export function bookingNotifications(booking: Booking, at: Date, bookedBy: string | null = null) {
  const confirmed =
    booking.status === 'confirmed'
      ? [toPatient(booking, 'booking_confirmed'), ...toProvider(booking, 'booking_new')]
      : [];
  const news = bookedBy ? [...confirmed, toldOf(booking, bookedBy)] : confirmed;
  return news.length > 0 ? notificationStatement(news, at) : undefined;
}

/** Notifies everybody but the person who did it. */
export async function notifyOthers(
  tx: Announcing,
  booking: Booking,
  kind: NotificationKind,
  doneBy: Side,
): Promise<void> {
  if (doneBy !== 'patient') await notifyPatient(tx, booking, kind);
  if (doneBy !== 'provider')
    for (const notification of toProvider(booking, kind)) await notify(tx, notification);
  if (!booking.providerId) await publishToDispatchers(tx, booking.clinicId);
  publishBooking(tx, booking);
}

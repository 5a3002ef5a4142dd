import type { Booking } from '@lakou/contract/bookings';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { type NoticeKind, notify } from '../notifications/notify.service.ts';
import type { Side } from './bookings.access.ts';
import type { AnyGrant } from './bookings.store.ts';

type Teller = Pick<Platform, 'jobs'>;

/** Whoever has the visit on a screen looks again. */
export async function publishBooking(tx: AnyGrant, { id, patientId, providerId }: Booking): Promise<void> {
  await publish(tx.db, providerId ? [patientId, providerId] : [patientId], { kind: 'booking', id });
}

export async function tellPatient(
  platform: Teller,
  tx: AnyGrant,
  booking: Booking,
  kind: NoticeKind,
): Promise<void> {
  const name = booking.providerName ?? booking.clinicName;
  await notify(platform, tx, {
    userId: booking.patientId,
    kind,
    subjectId: booking.id,
    details: { ...(name && { name }), at: booking.dateTime },
  });
}

export async function tellProvider(
  platform: Teller,
  tx: AnyGrant,
  booking: Booking,
  kind: NoticeKind,
): Promise<void> {
  if (!booking.providerId) return;
  await notify(platform, tx, {
    userId: booking.providerId,
    kind,
    subjectId: booking.id,
    details: { name: booking.patientName, at: booking.dateTime },
  });
}

/** A visit that stands: both are told. One that waits for its payment or a provider is told of later. */
export async function tellOfBooking(platform: Teller, tx: AnyGrant, booking: Booking): Promise<void> {
  if (booking.status === 'confirmed') {
    await tellPatient(platform, tx, booking, 'booking_confirmed');
    await tellProvider(platform, tx, booking, 'booking_new');
  }
  await publishBooking(tx, booking);
}

/** Tells those who did not do it themselves. */
export async function tellOthers(
  platform: Teller,
  tx: AnyGrant,
  booking: Booking,
  kind: NoticeKind,
  doneBy: Side,
): Promise<void> {
  if (doneBy !== 'patient') await tellPatient(platform, tx, booking, kind);
  if (doneBy !== 'provider') await tellProvider(platform, tx, booking, kind);
  await publishBooking(tx, booking);
}

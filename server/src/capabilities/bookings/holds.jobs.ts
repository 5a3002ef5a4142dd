import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyPatient, publishBooking } from './booking-notifications.service.ts';
import { findBooking } from './bookings.store.ts';
import { WHOLE } from './bookings.view.ts';
import { cancelUnpaid } from './holds.store.ts';

const HOLD_MS = 30 * 60_000;
const AT_ONCE = 100;

/** Until when a slot is held for its payment: half an hour, and never beyond its own start. */
export const holdUntil = (startsAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + HOLD_MS, startsAt.getTime()));

/** Cancels visits that were not paid in time, so that their slots are free again. */
export async function releaseUnpaid(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const releaseSome = () =>
    platform.db.transaction(async (db) => {
      const tx = systemGrant('holds:release', { db, at, requestId: 'release-unpaid' });
      const released = await cancelUnpaid(db, at, AT_ONCE);
      for (const id of released) {
        const booking = await findBooking(tx, id, WHOLE);
        if (!booking) continue;
        await notifyPatient(tx, booking, 'booking_expired');
        publishBooking(tx, booking);
      }
      return released.length;
    });
  while ((await releaseSome()) === AT_ONCE);
}

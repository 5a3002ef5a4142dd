import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyPatient } from './booking-notifications.service.ts';
import { findBooking } from './bookings.store.ts';
import { WHOLE } from './bookings.view.ts';
import { DAY_BEFORE_MS, HOUR_BEFORE_MS } from './reminder-times.rules.ts';
import { takeDueReminders } from './reminders.store.ts';

const AT_ONCE = 100;

// Each is sent within its span; after that, only the next one is useful.
const REMINDERS = [
  { kind: 'reminder_day', column: 'reminded_day_at', from: HOUR_BEFORE_MS, to: DAY_BEFORE_MS },
  { kind: 'reminder_hour', column: 'reminded_hour_at', from: 0, to: HOUR_BEFORE_MS },
] as const;

type Reminder = (typeof REMINDERS)[number];

async function remindSome(platform: Platform, { kind, column, from, to }: Reminder): Promise<number> {
  const at = platform.clock.now();
  return platform.db.transaction(async (db) => {
    const tx = systemGrant('reminders:send', { db, at, requestId: kind });
    const span = { from: new Date(at.getTime() + from), to: new Date(at.getTime() + to) };
    const due = await takeDueReminders(db, at, { column, ...span, limit: AT_ONCE });
    for (const id of due) {
      const booking = await findBooking(tx, id, WHOLE);
      if (booking) await notifyPatient(tx, booking, kind);
    }
    return due.length;
  });
}

/** Reminds patients of confirmed visits a day and an hour before, each once. Cancelled ones are not confirmed. */
export async function sendReminders(platform: Platform): Promise<void> {
  for (const reminder of REMINDERS) while ((await remindSome(platform, reminder)) === AT_ONCE);
}

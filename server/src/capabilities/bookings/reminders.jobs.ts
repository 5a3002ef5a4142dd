import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyPatient } from './booking-notifications.service.ts';
import { findBooking } from './bookings.store.ts';
import { DAY_BEFORE_MS, HOUR_BEFORE_MS } from './reminder-times.rules.ts';

const AT_ONCE = 100;

// Each has its time of sending, after which only the next one is of use.
const REMINDERS = [
  { kind: 'reminder_day', column: 'reminded_day_at', from: HOUR_BEFORE_MS, to: DAY_BEFORE_MS },
  { kind: 'reminder_hour', column: 'reminded_hour_at', from: 0, to: HOUR_BEFORE_MS },
] as const;

type Reminder = (typeof REMINDERS)[number];

async function remindSome(platform: Platform, { kind, column, from, to }: Reminder): Promise<number> {
  const at = platform.clock.now();
  return platform.db.transaction(async (db) => {
    const tx = systemGrant('reminders:send', { db, at, requestId: kind });
    const due = await db.query<{ id: string }>(
      `update bookings set ${column} = $1 where status = 'confirmed' and id in (
         select id from bookings
         where status = 'confirmed' and reminded_hour_at is null and ${column} is null
           and starts_at > $2 and starts_at <= $3
         order by starts_at limit $4 for update skip locked)
       returning id`,
      [at, new Date(at.getTime() + from), new Date(at.getTime() + to), AT_ONCE],
    );
    for (const { id } of due) {
      const booking = await findBooking(tx, id);
      if (booking) await notifyPatient(tx, booking, kind);
    }
    return due.length;
  });
}

/** Reminds patients of confirmed visits a day and an hour before, each once. Cancelled ones are not confirmed. */
export async function sendReminders(platform: Platform): Promise<void> {
  for (const reminder of REMINDERS) while ((await remindSome(platform, reminder)) === AT_ONCE);
}

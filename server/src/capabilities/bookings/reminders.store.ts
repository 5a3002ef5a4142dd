import { isReportedDead } from '#platform/access/death.ts';
import type { Db } from '#platform/db/db.ts';

export type ReminderColumn = 'reminded_day_at' | 'reminded_hour_at';

interface Due {
  readonly column: ReminderColumn;
  readonly from: Date;
  readonly to: Date;
  readonly limit: number;
}

/** Confirmed bookings that start in this span and were not reminded of; marks them as reminded at `at`. */
export async function takeDueReminders(
  tx: Db,
  at: Date,
  { column, from, to, limit }: Due,
): Promise<string[]> {
  const due = await tx.query<{ id: string }>(
    `update bookings set ${column} = $1 where status = 'confirmed' and id in (
       select id from bookings
       where status = 'confirmed' and reminded_hour_at is null and ${column} is null
         and starts_at > $2 and starts_at <= $3 and not ${isReportedDead('bookings')}
       order by starts_at limit $4 for update skip locked)
     returning id`,
    [at, from, to, limit],
  );
  return due.map(({ id }) => id);
}

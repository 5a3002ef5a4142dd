import type { BusyCalendar } from '@lakou/contract/busy-calendars';
import type { BusyCalendarProblem } from '@lakou/contract/busy-calendars.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Span } from '../scheduling/open-hours.rules.ts';

type Owner = Grant<'busy-calendar:read' | 'busy-calendar:change'>;
type Row = Omit<BusyCalendar, 'readAt'> & { readonly readAt: Date | null };

export async function findCalendar(grant: Owner): Promise<BusyCalendar | null> {
  const [row] = await grant.db.read<Row>(
    `select host, state, problem, read_at as "readAt", unread,
       (select count(*)::integer from busy_times t where t.provider_id = c.provider_id and t.ends_at > $2) as times
     from busy_calendars c where provider_id = $1`,
    [grant.actor.id, grant.at],
  );
  return row ? { ...row, readAt: row.readAt?.toISOString() ?? null } : null;
}

/** Another address begins anew: what the earlier one blocked is free at once. */
export async function saveCalendar(
  tx: Grant<'busy-calendar:change'>,
  { host, address }: { host: string; address: Buffer },
): Promise<void> {
  await tx.db.query('delete from busy_calendars where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into busy_calendars (provider_id, address, host, state, created_at) values ($1, $2, $3, 'waiting', $4)`,
    [tx.actor.id, address, host, tx.at],
  );
}

export async function deleteCalendar(grant: Grant<'busy-calendar:remove'>): Promise<void> {
  await grant.db.query('delete from busy_calendars where provider_id = $1', [grant.actor.id]);
}

export type CalendarReader = Grant<'busy-calendars:read', undefined, undefined>;

export interface CalendarToRead {
  readonly providerId: string;
  readonly address: Buffer;
  readonly timeZone: string | null;
}

const TO_READ = `select c.provider_id as "providerId", c.address,
    coalesce(v.availability ->> 'timeZone', k.opening_hours ->> 'timeZone') as "timeZone"
  from busy_calendars c join app_users u on u.id = c.provider_id
  left join provider_profiles v on v.user_id = u.id left join clinics k on k.id = u.clinic_id
  where u.erased_at is null and u.suspended_at is null`;

export async function findCalendarToRead(
  grant: CalendarReader,
  providerId: string,
): Promise<CalendarToRead | undefined> {
  const [row] = await grant.db.query<CalendarToRead>(`${TO_READ} and c.provider_id = $1`, [providerId]);
  return row;
}

/** Those that were not tried since then. */
export async function listDueCalendars(
  grant: CalendarReader,
  before: Date,
  limit: number,
): Promise<CalendarToRead[]> {
  return grant.db.query<CalendarToRead>(
    `${TO_READ} and (c.tried_at is null or c.tried_at < $1) order by c.tried_at nulls first, c.provider_id limit $2`,
    [before, limit],
  );
}

/** False when the address was changed or removed meanwhile. */
export async function saveRead(
  tx: CalendarReader,
  { providerId, address }: CalendarToRead,
  { spans, unread }: { spans: readonly Span[]; unread: number },
): Promise<boolean> {
  const saved = await tx.db.query(
    `update busy_calendars set state = 'read', problem = null, unread = $3, tried_at = $4, read_at = $4
     where provider_id = $1 and address = $2 returning provider_id`,
    [providerId, address, unread, tx.at],
  );
  if (saved.length === 0) return false;
  await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1::text, 0))', [providerId]);
  await tx.db.query('delete from busy_times where provider_id = $1', [providerId]);
  // Bounded by the times that were read.
  await tx.db.query(
    `insert into busy_times (provider_id, starts_at, ends_at)
     select $1, to_timestamp(start / 1000.0), to_timestamp("end" / 1000.0)
     from json_to_recordset($2) as s (start float8, "end" float8)`,
    [providerId, JSON.stringify(spans)],
  );
  return true;
}

/** What was read before stays: a calendar that is away for an hour frees nothing. */
export async function saveFailed(
  tx: CalendarReader,
  { providerId, address }: CalendarToRead,
  problem: BusyCalendarProblem,
): Promise<boolean> {
  const saved = await tx.db.query(
    `update busy_calendars set state = 'failed', problem = $3, tried_at = $4
     where provider_id = $1 and address = $2 returning provider_id`,
    [providerId, address, problem, tx.at],
  );
  return saved.length > 0;
}

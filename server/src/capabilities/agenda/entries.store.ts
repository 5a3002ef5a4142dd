import type { AgendaEntry, BusyTime } from '@lakou/contract/agenda';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export interface EntryRow extends Omit<AgendaEntry, 'time' | 'endsAt'> {
  readonly time: Date;
  readonly endsAt: Date;
}
/** An entry and whose agenda it is in. */
export interface EntryScope {
  readonly entryId: string;
  readonly providerId: string;
}
export interface EntryDetails extends Omit<EntryRow, 'id' | 'seriesId'> {}

const COLUMNS = 'id, title, type, starts_at as time, ends_at as "endsAt", series_id as "seriesId"';

/** What another calendar of the provider says of this span. */
export async function listBusy(
  grant: Grant<'bookings:list', unknown>,
  from: Date,
  to: Date,
): Promise<BusyTime[]> {
  // Bounded by the days asked for: busy times are merged when they are read.
  const rows = await grant.db.read<Taken>(
    `select starts_at as "startsAt", ends_at as "endsAt" from busy_times
     where provider_id = $1 and tstzrange(starts_at, ends_at) && tstzrange($2, $3) order by starts_at limit 2000`,
    [grant.actor.id, from, to],
  );
  return rows.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

export async function isOwnEntry({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from agenda_entries where id = $1 and provider_id = $2', [
    id,
    actor.id,
  ]);
  return found.length > 0;
}

const toEntry = ({ time, endsAt, ...row }: EntryRow): AgendaEntry => ({
  ...row,
  time: time.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Everything that touches the span, in the order of time. */
export async function listEntries(
  grant: Grant<'bookings:list', unknown>,
  from: Date,
  to: Date,
): Promise<AgendaEntry[]> {
  // Bounded by the days asked for: entries of one provider do not overlap.
  const rows = await grant.db.read<EntryRow>(
    `select ${COLUMNS} from agenda_entries
     where provider_id = $1 and tstzrange(starts_at, ends_at) && tstzrange($2, $3) order by starts_at limit 2000`,
    [grant.actor.id, from, to],
  );
  return rows.map(toEntry);
}

type Owner = Grant<'entry:read' | 'entry:change', EntryScope>;

export async function findEntry(grant: Owner): Promise<AgendaEntry | undefined> {
  const [row] = await grant.db.read<EntryRow>(
    `select ${COLUMNS} from agenda_entries where id = $1 and provider_id = $2`,
    [grant.scope.entryId, grant.scope.providerId],
  );
  return row && toEntry(row);
}

export async function insertEntry(
  grant: Grant<'entry:create'>,
  id: string,
  { title, type, time, endsAt }: EntryDetails,
): Promise<AgendaEntry> {
  await grant.db.query(
    `insert into agenda_entries (id, provider_id, title, type, starts_at, ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, grant.actor.id, title, type, time, endsAt, grant.at],
  );
  return toEntry({ id, title, type, time, endsAt, seriesId: null });
}

interface Taken {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is planned in this span, under the lock that booking takes: nothing is added to it until the transaction ends. */
export async function lockAndListPlanned(tx: Grant<'entry:create'>, from: Date, to: Date): Promise<Taken[]> {
  await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1::text, 0))', [tx.actor.id]);
  // Bounded by the days asked for: visits and entries of one provider do not overlap.
  return tx.db.query<Taken>(
    `select starts_at as "startsAt", ends_at as "endsAt" from agenda_entries
     where provider_id = $1 and tstzrange(starts_at, ends_at) && tstzrange($2, $3)
     union all select starts_at, ends_at from bookings
     where provider_id = $1 and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')
       and tstzrange(starts_at, ends_at) && tstzrange($2, $3) limit 20000`,
    [tx.actor.id, from, to],
  );
}

export async function insertSeries(
  tx: Grant<'entry:create'>,
  seriesId: string,
  rows: readonly (EntryDetails & { readonly id: string })[],
): Promise<void> {
  await tx.db.query(
    `insert into agenda_entries (id, provider_id, title, type, starts_at, ends_at, series_id, created_at)
     select id, $1, title, type, "time", "endsAt", $2, $3
     from json_to_recordset($4) as e (id uuid, title text, type text, "time" timestamptz, "endsAt" timestamptz)`,
    [tx.actor.id, seriesId, tx.at, JSON.stringify(rows)],
  );
}

export async function saveEntry(
  grant: Grant<'entry:change', EntryScope>,
  { title, type, time, endsAt }: EntryDetails,
): Promise<AgendaEntry | undefined> {
  const [row] = await grant.db.query<EntryRow>(
    `update agenda_entries set title = $3, type = $4, starts_at = $5, ends_at = $6, sequence = sequence + 1
     where id = $1 and provider_id = $2 returning ${COLUMNS}`,
    [grant.scope.entryId, grant.scope.providerId, title, type, time, endsAt],
  );
  return row && toEntry(row);
}

export async function deleteEntry(grant: Grant<'entry:remove', EntryScope>): Promise<boolean> {
  const gone = await grant.db.query(
    'delete from agenda_entries where id = $1 and provider_id = $2 returning id',
    [grant.scope.entryId, grant.scope.providerId],
  );
  return gone.length > 0;
}

/** This entry and all others of its series that are not over; those that are stay as they were. */
export async function deleteSeries(grant: Grant<'entry:remove', EntryScope>): Promise<boolean> {
  const gone = await grant.db.query(
    `delete from agenda_entries e using agenda_entries o
     where o.id = $1 and o.provider_id = $2 and e.provider_id = $2
       and (e.id = o.id or (e.series_id = o.series_id and e.ends_at > $3)) returning e.id`,
    [grant.scope.entryId, grant.scope.providerId, grant.at],
  );
  return gone.length > 0;
}

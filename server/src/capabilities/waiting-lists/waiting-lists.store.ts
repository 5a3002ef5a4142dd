import type { Page } from '@lakou/contract/primitives';
import type { NewWaitingListEntry, WaitingListEntry } from '@lakou/contract/waiting-lists';
import { MOST_WAITED_FOR } from '@lakou/contract/waiting-lists.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type Joining = Grant<'waiting-list:join', { providerId: string }>;

export async function isOwnEntry({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from waiting_list_entries where id = $1 and patient_id = $2', [
    id,
    actor.id,
  ]);
  return found.length > 0;
}

// A visit that was booked since then is what they waited for.
const BOOKED = `exists (select from bookings b where b.patient_id = w.patient_id and b.provider_id = w.provider_id
  and b.created_at > w.created_at and b.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress'))`;
const ENTRY = `select w.id, w.provider_id as "providerId", u.name as "providerName", w.mode,
    w.before_at as before, w.created_at as "createdAt"
  from waiting_list_entries w join app_users u on u.id = w.provider_id
  where w.patient_id = $1 and w.before_at > $2 and not ${BOOKED}`;

type EntryRow = Omit<WaitingListEntry, 'before' | 'createdAt'> & { before: Date; createdAt: Date };
const toEntry = ({ before, createdAt, ...row }: EntryRow): WaitingListEntry => ({
  ...row,
  before: before.toISOString(),
  createdAt: createdAt.toISOString(),
});

/** Newest first; one more than the page size when there are more. */
export async function listEntries(
  { db, actor, at }: Grant<'waiting-lists:list'>,
  { after, limit }: Page,
): Promise<WaitingListEntry[]> {
  const rows = await db.read<EntryRow>(
    `${ENTRY} and ($3::uuid is null or w.id < $3) order by w.id desc limit $4`,
    [actor.id, at, after ?? null, limit + 1],
  );
  return rows.map(toEntry);
}

export async function findEntry({ db, actor, at, scope }: Joining): Promise<WaitingListEntry | undefined> {
  const [row] = await db.read<EntryRow>(`${ENTRY} and w.provider_id = $3`, [actor.id, at, scope.providerId]);
  return row && toEntry(row);
}

/** The first time that is free now. */
export async function findFirstFree(
  { db, at, scope }: Joining,
  mode: NewWaitingListEntry['mode'],
): Promise<Date | undefined> {
  const [row] = await db.read<{ firstAt: Date }>(
    `select first_at as "firstAt" from free_times
     where provider_id = $1 and mode = $2 and first_at > $3 and first_at < 'infinity'`,
    [scope.providerId, mode ?? 'any', at],
  );
  return row?.firstAt;
}

/** False when the patient waits for too many others. A wish for the same provider is replaced, and its place is kept. */
export async function saveEntry(
  { db, actor, at, scope }: Joining,
  { id, before, mode }: Pick<NewWaitingListEntry, 'mode'> & { id: string; before: Date },
): Promise<boolean> {
  const saved = await db.query(
    `insert into waiting_list_entries as w (id, patient_id, provider_id, mode, before_at, created_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from waiting_list_entries
       where patient_id = $2 and provider_id <> $3 and before_at > $6) < ${MOST_WAITED_FOR}
     on conflict (patient_id, provider_id) do update set mode = excluded.mode, before_at = excluded.before_at,
       created_at = case when w.before_at > $6 and not ${BOOKED} then w.created_at else $6 end,
       told_of = null, told_at = null
     returning 1`,
    [id, actor.id, scope.providerId, mode ?? null, before, at],
  );
  return saved.length > 0;
}

export async function deleteEntry(grant: Grant<'waiting-list:leave', { entryId: string }>): Promise<void> {
  await grant.db.query('delete from waiting_list_entries where id = $1 and patient_id = $2', [
    grant.scope.entryId,
    grant.actor.id,
  ]);
}

type Teller = Grant<'waiting-lists:tell', undefined, undefined>;

/** Entries whose moment has passed, and of those who have booked. */
export async function deleteEnded({ db, at }: Teller): Promise<void> {
  await db.query(`delete from waiting_list_entries w where w.before_at <= $1 or ${BOOKED}`, [at]);
}

export interface Told {
  readonly patientId: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly startsAt: Date;
  readonly timeZone: string;
}

/**
 * The next in line of each provider who has a free time before the moment they named. Whoever comes after them in the
 * list is told of the same time only if it is still free when the turn of the one before has passed.
 */
export function takeTurns({ db, at }: Teller, turnsBegan: Date, limit: number): Promise<Told[]> {
  return db.query<Told>(
    `with next as (
       select distinct on (w.provider_id) w.id, f.first_at, w.provider_id from waiting_list_entries w
       join free_times f on f.provider_id = w.provider_id and f.mode = coalesce(w.mode, 'any')
       where f.first_at > $1 and f.first_at < w.before_at and w.told_of is distinct from f.first_at
         and not exists (select from waiting_list_entries o
           where o.provider_id = w.provider_id and o.told_of = f.first_at and o.told_at > $2)
       order by w.provider_id, w.created_at, w.id limit $3)
     update waiting_list_entries w set told_of = next.first_at, told_at = $1
     from next join app_users u on u.id = next.provider_id
     left join provider_profiles v on v.user_id = next.provider_id where w.id = next.id
     returning w.patient_id as "patientId", w.provider_id as "providerId", u.name as "providerName",
       next.first_at as "startsAt", coalesce(v.availability ->> 'timeZone', 'America/Port-au-Prince') as "timeZone"`,
    [at, turnsBegan, limit],
  );
}

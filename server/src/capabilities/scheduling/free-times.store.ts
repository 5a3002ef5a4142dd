import type { Grant } from '#platform/access/grant.ts';
import type { FreeTimes } from './free-times.rules.ts';

export type FreeTimesWriter = Grant<'free-times:refresh', undefined, undefined>;

/** Providers whose times have changed; each is taken by one instance. */
export async function takeChanged(tx: FreeTimesWriter, limit: number): Promise<string[]> {
  const rows = await tx.db.query<{ id: string }>(
    `with oldest as (select id, provider_id from free_time_changes order by id limit $1 for update skip locked),
       taken as (delete from free_time_changes c using oldest where c.id = oldest.id)
     select distinct provider_id as id from oldest order by provider_id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Providers whose first free time has passed, or whose days ahead were not looked at for long. */
export async function takeDue(tx: FreeTimesWriter, limit: number): Promise<string[]> {
  const rows = await tx.db.query<{ id: string }>(
    `select provider_id as id from free_times where mode = 'any' and due_at <= $1
     order by due_at, provider_id limit $2 for update skip locked`,
    [tx.at, limit],
  );
  return rows.map(({ id }) => id);
}

/** Two instances that compute for the same provider do so one after the other. */
export async function lockFreeTimes(tx: FreeTimesWriter, providerIds: readonly string[]): Promise<void> {
  // Bounded by the ids given.
  await tx.db.query(
    `select pg_advisory_xact_lock(hashtextextended('free times ' || id, 0)) from unnest($1::text[]) id order by id`,
    [providerIds],
  );
}

/** Replaces what was known of this provider; who is not shown to patients has no rows. */
export async function saveFreeTimes(
  tx: FreeTimesWriter,
  { providerId, times, dueAt }: { providerId: string; times: readonly FreeTimes[]; dueAt: Date },
): Promise<void> {
  await tx.db.query('delete from free_times where provider_id = $1 and not (mode = any ($2))', [
    providerId,
    times.map(({ mode }) => mode),
  ]);
  await tx.db.query(
    `insert into free_times (provider_id, mode, base_cents, first_at, starts_at, days, due_at)
     select l.provider_id, t.mode, t."baseCents", coalesce(t."startsAt"[1], 'infinity'), t."startsAt", t.days,
       case when t.mode = 'any' then $3::timestamptz else 'infinity' end
     from provider_listings l, json_to_recordset($2)
       as t (mode text, "baseCents" integer, "startsAt" timestamptz[], days date[])
     where l.provider_id = $1
     on conflict (provider_id, mode) do update set base_cents = excluded.base_cents, first_at = excluded.first_at,
       starts_at = excluded.starts_at, days = excluded.days, due_at = excluded.due_at`,
    [providerId, JSON.stringify(times), dueAt],
  );
}

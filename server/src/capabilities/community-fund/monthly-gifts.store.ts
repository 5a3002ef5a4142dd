import type { MonthlyGift, SentMonthlyGift } from '@lakou/contract/community-fund';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export type AskingGrant = Grant<'monthly-gifts:ask', undefined, undefined>;
export interface OneMonthly {
  readonly monthlyGiftId: string;
}

/** Agreed to after the last removal of a method; else it does not count. */
const AGREED = 'g.charge_since is not null and (m.removed_at is null or m.removed_at < g.charge_since)';
const MONTHLY = `g.id, g.amount_cents::float8 / 100 as amount, g.type, g.donor_name as "donorName", g.status,
  g.next_on::text as "nextOn",
  case when not (${AGREED}) then 'off' when m.vault_id is null then 'pending' else 'on' end as charge`;
const WITH_METHOD = 'left join payment_methods m on m.user_id = g.donor_id';

export async function findOwnMonthly({ actor, db }: Lookup, id: string): Promise<OneMonthly | undefined> {
  const [found] = await db.read<OneMonthly>(
    'select id as "monthlyGiftId" from monthly_gifts where id = $1 and donor_id = $2',
    [id, actor.id],
  );
  return found;
}

export async function listMonthly({ db, actor }: Grant<'monthly-gift:list'>): Promise<MonthlyGift[]> {
  return db.read<MonthlyGift>(
    `select ${MONTHLY} from monthly_gifts g ${WITH_METHOD} where g.donor_id = $1 order by g.id desc limit 20`,
    [actor.id],
  );
}

export async function countMonthly({ db, actor }: Grant<'monthly-gift:create'>): Promise<number> {
  const [found] = await db.read<{ count: number }>(
    'select count(*)::integer as count from monthly_gifts where donor_id = $1',
    [actor.id],
  );
  return found?.count ?? 0;
}

/** The same wish of the same day, such as when the first gift did not go through and was tried again. */
export async function findSameMonthly(
  { db, actor }: Grant<'monthly-gift:create'>,
  { amount, type, donorName }: SentMonthlyGift,
  nextOn: string,
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    `select id from monthly_gifts where donor_id = $1 and amount_cents = $2 and type = $3
       and donor_name is not distinct from $4 and next_on = $5 and status = 'active' order by id limit 1`,
    [actor.id, Math.round(amount * 100), type, donorName || null, nextOn],
  );
  return found?.id;
}

export async function insertMonthly(
  { db, actor, at }: Grant<'monthly-gift:create'>,
  { amount, type, donorName, charge }: SentMonthlyGift,
  { day, nextOn }: { day: number; nextOn: string },
): Promise<MonthlyGift | undefined> {
  const [made] = await db.query<MonthlyGift>(
    `with g as (
       insert into monthly_gifts (id, donor_id, amount_cents, type, donor_name, status, day, next_on, created_at,
         charge_since)
       values ($1, $2, $3, $4, $5, 'active', $6, $7, $8, $9) returning *)
     select ${MONTHLY} from g ${WITH_METHOD}`,
    [
      uuidv7(),
      actor.id,
      Math.round(amount * 100),
      type,
      donorName || null,
      day,
      nextOn,
      at,
      charge ? at : null,
    ],
  );
  return made;
}

/** What was agreed to the last time counts. */
export async function agreeToMonthly(
  { db, actor, at }: Grant<'monthly-gift:create'>,
  id: string,
  charge: boolean,
): Promise<MonthlyGift | undefined> {
  const [changed] = await db.query<MonthlyGift>(
    `with g as (update monthly_gifts set charge_since = $3 where id = $1 and donor_id = $2 returning *)
     select ${MONTHLY} from g ${WITH_METHOD}`,
    [id, actor.id, charge ? at : null],
  );
  return changed;
}

/** Wishes of one giver are written one after the other, so that two at once are not two gifts. */
export async function lockGiver({ db, actor }: Grant<'monthly-gift:create'>): Promise<void> {
  // Bounded by the one row of the lock.
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`monthly-gifts ${actor.id}`]);
}

/** Who goes on after a pause is asked today or later, never for the months between. */
export async function saveMonthly(
  { db, scope, at }: Grant<'monthly-gift:change', OneMonthly>,
  { status, charge }: { status?: MonthlyGift['status'] | undefined; charge?: boolean | undefined },
  today: string,
): Promise<MonthlyGift | undefined> {
  const [changed] = await db.query<MonthlyGift>(
    `with g as (
       update monthly_gifts set status = coalesce($2, status), next_on = greatest(next_on, $3::date),
         charge_since = case when $4::boolean is null then charge_since when $4 then $5::timestamptz end
       where id = $1 returning *)
     select ${MONTHLY} from g ${WITH_METHOD}`,
    [scope.monthlyGiftId, status ?? null, today, charge ?? null, at],
  );
  return changed;
}

export async function deleteMonthly({ db, scope }: Grant<'monthly-gift:change', OneMonthly>): Promise<void> {
  await db.query('delete from monthly_gifts where id = $1', [scope.monthlyGiftId]);
}

export interface DueGift {
  readonly id: string;
  readonly donorId: string;
  readonly amountCents: number;
  readonly type: string;
  readonly donorName: string | null;
  readonly day: number;
  readonly isCharged: boolean;
}

export async function listDue({ db }: AskingGrant, today: string): Promise<DueGift[]> {
  return db.query<DueGift>(
    `select g.id, g.donor_id as "donorId", g.amount_cents as "amountCents", g.type, g.donor_name as "donorName",
       g.day, ${AGREED} and m.vault_id is not null as "isCharged"
     from monthly_gifts g ${WITH_METHOD}
     where g.status = 'active' and g.next_on <= $1 order by g.next_on limit 500 for update of g skip locked`,
    [today],
  );
}

export async function saveNext({ db }: AskingGrant, id: string, nextOn: string): Promise<void> {
  await db.query('update monthly_gifts set next_on = $2 where id = $1', [id, nextOn]);
}

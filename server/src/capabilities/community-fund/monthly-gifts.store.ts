import type { MonthlyGift, SentMonthlyGift } from '@lakou/contract/community-fund';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export type AskingGrant = Grant<'monthly-gifts:ask', undefined, undefined>;
export interface OneMonthly {
  readonly monthlyGiftId: string;
}

const MONTHLY = `id, amount_cents::float8 / 100 as amount, type, donor_name as "donorName", status,
  next_on::text as "nextOn"`;

export async function findOwnMonthly({ actor, db }: Lookup, id: string): Promise<OneMonthly | undefined> {
  const [found] = await db.read<OneMonthly>(
    'select id as "monthlyGiftId" from monthly_gifts where id = $1 and donor_id = $2',
    [id, actor.id],
  );
  return found;
}

export async function listMonthly({ db, actor }: Grant<'monthly-gift:list'>): Promise<MonthlyGift[]> {
  return db.read<MonthlyGift>(
    `select ${MONTHLY} from monthly_gifts where donor_id = $1 order by id desc limit 20`,
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

export async function insertMonthly(
  { db, actor, at }: Grant<'monthly-gift:create'>,
  { amount, type, donorName }: SentMonthlyGift,
  { day, nextOn }: { day: number; nextOn: string },
): Promise<MonthlyGift | undefined> {
  const [made] = await db.query<MonthlyGift>(
    `insert into monthly_gifts (id, donor_id, amount_cents, type, donor_name, status, day, next_on, created_at)
     values ($1, $2, $3, $4, $5, 'active', $6, $7, $8) returning ${MONTHLY}`,
    [uuidv7(), actor.id, Math.round(amount * 100), type, donorName || null, day, nextOn, at],
  );
  return made;
}

/** Who goes on after a pause is asked today or later, never for the months between. */
export async function setMonthlyStatus(
  { db, scope }: Grant<'monthly-gift:change', OneMonthly>,
  status: MonthlyGift['status'],
  today: string,
): Promise<MonthlyGift | undefined> {
  const [changed] = await db.query<MonthlyGift>(
    `update monthly_gifts set status = $2, next_on = greatest(next_on, $3::date) where id = $1 returning ${MONTHLY}`,
    [scope.monthlyGiftId, status, today],
  );
  return changed;
}

export async function deleteMonthly({ db, scope }: Grant<'monthly-gift:change', OneMonthly>): Promise<void> {
  await db.query('delete from monthly_gifts where id = $1', [scope.monthlyGiftId]);
}

export async function listDue(
  { db }: AskingGrant,
  today: string,
): Promise<{ id: string; donorId: string; amountCents: number; day: number; nextOn: string }[]> {
  return db.query(
    `select id, donor_id as "donorId", amount_cents as "amountCents", day, next_on::text as "nextOn"
     from monthly_gifts where status = 'active' and next_on <= $1 order by next_on limit 500 for update skip locked`,
    [today],
  );
}

export async function saveNext({ db }: AskingGrant, id: string, nextOn: string): Promise<void> {
  await db.query('update monthly_gifts set next_on = $2 where id = $1', [id, nextOn]);
}

import type { SettlementGrant } from './payments.store.ts';

/** Gifts are spent and returned one transaction after the other, so that none is spent twice. */
export async function lockFund({ db }: SettlementGrant): Promise<void> {
  // Bounded by the one row of the lock.
  await db.query("select pg_advisory_xact_lock(hashtext('community_fund'))");
}

/**
 * Takes the money for a use out of gifts: those for this purpose first, then general ones, each in the order in which
 * they came. Answers how much was found.
 */
export async function takeFromGifts(
  { db }: SettlementGrant,
  { paymentId, purpose, cents }: { paymentId: string; purpose: string; cents: number },
): Promise<number> {
  const [taken] = await db.query<{ cents: number }>(
    `with gifts as (
       select id, amount_cents - used_cents - refunded_cents as rest,
         sum(amount_cents - used_cents - refunded_cents) over (order by type = 'general', created_at, id) as upto
       from donations where type in ($2, 'general') and amount_cents > used_cents + refunded_cents),
     taken as (select id, least(rest, $3 - (upto - rest))::integer as cents from gifts where upto - rest < $3),
     noted as (insert into gift_uses (payment_id, donation_id, cents) select $1, id, cents from taken),
     spent as (update donations d set used_cents = used_cents + taken.cents from taken where d.id = taken.id)
     select coalesce(sum(cents), 0)::bigint as cents from taken`,
    [paymentId, purpose, cents],
  );
  return taken?.cents ?? 0;
}

/** What a use did not need goes back to its gifts, to the last one first. */
export async function returnToGifts(
  { db }: SettlementGrant,
  { paymentId, cents }: { paymentId: string; cents: number },
): Promise<void> {
  await db.query(
    `with used as (
       select u.donation_id, u.cents - u.returned_cents as rest,
         sum(u.cents - u.returned_cents) over (order by d.type <> 'general', d.created_at desc, d.id desc) as upto
       from gift_uses u join donations d on d.id = u.donation_id
       where u.payment_id = $1 and u.cents > u.returned_cents),
     back as (select donation_id, least(rest, $2 - (upto - rest))::integer as cents from used where upto - rest < $2),
     noted as (update gift_uses u set returned_cents = returned_cents + back.cents from back
       where u.payment_id = $1 and u.donation_id = back.donation_id)
     update donations d set used_cents = used_cents - back.cents from back where d.id = back.donation_id`,
    [paymentId, cents],
  );
}

/**
 * Reserves a refund of a gift out of what is left of it; `atMost` takes what there is. Answers how much was reserved,
 * undefined when that is too little.
 */
export async function reserveGiftRefund(
  { db }: SettlementGrant,
  { donationId, cents, atMost }: { donationId: string; cents: number; atMost: boolean },
): Promise<number | undefined> {
  const [reserved] = await db.query<{ cents: number }>(
    `with gift as (
       select id, least($2, amount_cents - used_cents - refunded_cents) as cents from donations where id = $1 for update)
     update donations d set refunded_cents = refunded_cents + gift.cents from gift
     where d.id = gift.id and (gift.cents = $2 or $3) returning gift.cents`,
    [donationId, cents, atMost],
  );
  return reserved?.cents;
}

/** What care did not need of a gift and its giver may have back, in cents. */
export async function findLeftOver({ db }: SettlementGrant, paymentId: string): Promise<number> {
  const [found] = await db.query<{ cents: number }>(
    'select cents from gift_left_overs where payment_id = $1 limit 1',
    [paymentId],
  );
  return found?.cents ?? 0;
}

import type { Contribution } from '@lakou/contract/community-fund';
import type { FundService } from '@lakou/contract/community-fund.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { JOIN_PEOPLE, PEOPLE } from './figures.store.ts';
import { type PlaceOfUse, placeOf } from './places.rules.ts';

interface GiftRow {
  readonly id: string;
  readonly type: Contribution['type'];
  readonly donorName: string | null;
  readonly createdAt: Date;
  readonly amountCents: number;
  readonly usedCents: number;
  readonly refundedCents: number;
  readonly paymentId: string;
  readonly receiptNumber: string | null;
  readonly leftOverCents: number;
}

interface CareRow extends PlaceOfUse {
  readonly donationId: string;
  readonly id: string;
  readonly service: FundService;
  readonly cents: number;
  readonly week: string;
  readonly thanks: string | null;
}

/** An own gift by card or PayPal, whether its money has come or not. */
/** The payment of a gift, and whose gift it is. */
export interface OneGift {
  readonly paymentId: string;
  readonly donorId: string;
}

export async function findOwnGift({ actor, db }: Lookup, id: string): Promise<OneGift | undefined> {
  const [found] = await db.read<OneGift>(
    `select id as "paymentId", created_by as "donorId" from payments
     where payable_kind = 'donation' and payable_id = $1 and created_by = $2 and provider = 'paypal' limit 1`,
    [id, actor.id],
  );
  return found;
}

/** An own gift that was received, however it was paid. */
export async function findOwnDonation(
  { actor, db }: Lookup,
  id: string,
): Promise<{ paymentId: string } | undefined> {
  const [found] = await db.read<{ paymentId: string }>(
    `select y.id as "paymentId" from donations d
     join payments y on y.payable_kind = 'donation' and y.payable_id = d.id and y.captured_at is not null
     where d.id = $1 and d.donor_id = $2`,
    [id, actor.id],
  );
  return found;
}

/** How a gift was given, for the reply to whoever gives it. */
export async function findGiven(
  { db }: Grant<'donation:give'> | Grant<'donation:capture', OneGift>,
  { paymentId, donorId }: OneGift,
): Promise<{ purpose: Contribution['type']; donorName: string | null } | undefined> {
  const [found] = await db.query<{ purpose: Contribution['type']; donorName: string | null }>(
    `select purpose, donor_name as "donorName" from payments where id = $1 and created_by = $2`,
    [paymentId, donorId],
  );
  return found;
}

/** Care that took place, and what of each gift went into it. Bounded by the gifts of a page and their uses. */
async function listCare(grant: Grant<'donation:list'>, gifts: readonly string[]): Promise<CareRow[]> {
  return grant.db.read<CareRow>(
    `with ${PEOPLE}
     select g.donation_id as "donationId", u.id, u.service, g.cents - g.returned_cents as cents, u.thanks, u.town,
       u.department, t.people as here, p.people as near,
       date_trunc('week', u.created_at at time zone 'America/Port-au-Prince')::date::text as week
     from gift_uses g join fund_uses u on u.payment_id = g.payment_id join payments y on y.id = g.payment_id
     left join bookings b on y.payable_kind = 'booking' and b.id = y.payable_id ${JOIN_PEOPLE}
     where g.donation_id = any($1) and g.cents > g.returned_cents
       and (b.status = 'completed' or u.dispensed_at is not null)
     order by u.created_at desc, u.id desc limit 2000`,
    [gifts],
  );
}

export async function listContributions(
  grant: Grant<'donation:list'>,
  { limit, after }: Page,
  /** Whether gifts by MonCash can be sent back too. */
  sendsGourdes: boolean,
): Promise<Contribution[]> {
  const gifts = await grant.db.read<GiftRow>(
    `select d.id, d.type, d.donor_name as "donorName", d.created_at as "createdAt", d.amount_cents as "amountCents",
       d.used_cents as "usedCents", d.refunded_cents as "refundedCents", y.id as "paymentId",
       y.receipt_number as "receiptNumber", coalesce((select o.cents from gift_left_overs o
         where o.donation_id = d.id and (o.provider = 'paypal' or $4)), 0) as "leftOverCents"
     from donations d join payments y on y.payable_kind = 'donation' and y.payable_id = d.id and y.captured_at is not null
     where d.donor_id = $1 and ($2::uuid is null or (d.created_at, d.id) <
       (select created_at, id from donations where id = $2 and donor_id = $1))
     order by d.created_at desc, d.id desc limit $3`,
    [grant.actor.id, after ?? null, limit + 1, sendsGourdes],
  );
  const care = await listCare(
    grant,
    gifts.map(({ id }) => id),
  );
  const careOf = (gift: string) =>
    care
      .filter(({ donationId }) => donationId === gift)
      .map(({ id, service, cents, week, thanks, ...place }) => ({
        id,
        service,
        ...placeOf(place),
        amount: cents / 100,
        week,
        thanks,
      }));
  return gifts.map((gift) => ({
    id: gift.id,
    amount: gift.amountCents / 100,
    type: gift.type,
    donorName: gift.donorName,
    date: gift.createdAt.toISOString(),
    used: gift.usedCents / 100,
    refunded: gift.refundedCents / 100,
    left: (gift.amountCents - gift.usedCents - gift.refundedCents) / 100,
    leftOver: gift.leftOverCents / 100,
    receiptUrl: `/api/payments/${gift.paymentId}/receipt`,
    receiptNumber: gift.receiptNumber,
    care: careOf(gift.id),
  }));
}

import type { PaymentState } from '@lakou/contract/payments';
import { PAYMENT_TRANSITIONS } from '@lakou/contract/payments.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';

/** For applying what a payment provider reports, whoever made the call. */
export type SettlementGrant = Grant<'payment:settle', undefined, undefined>;

export interface PaymentRow {
  readonly id: string;
  readonly kind: 'booking' | 'donation' | 'sponsorship' | 'medicine' | 'invoice' | 'package';
  readonly payableId: string;
  readonly createdBy: string;
  readonly provider: 'paypal' | 'moncash' | 'fund';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly htgCents: number | null;
  readonly htgPerUsd: number | null;
  readonly status: PaymentState;
  readonly orderId: string | null;
  readonly captureId: string | null;
  readonly approveUrl: string | null;
  /** Until when it can be paid on MonCash's page; null for every other method. */
  readonly pageUntil: Date | null;
  /** A duplicate: the same thing was paid otherwise, and this payment is refunded. */
  readonly surplus: boolean;
  /** Opened under a sponsor's monthly budget. */
  readonly withinBudget: boolean;
  /** The payer agreed that their account is kept. */
  readonly saveMethod: boolean;
  /** Charged to a kept account, with nobody present. */
  readonly vaulted: boolean;
  /** The monthly gift that was charged. */
  readonly chargedGift: string | null;
  readonly refundedCents: number;
  readonly createdAt: Date;
  /** When its status last changed. */
  readonly changedAt: Date;
  readonly capturedAt: Date | null;
}

export const PAYMENT = `id, payable_kind as kind, payable_id as "payableId", created_by as "createdBy", provider,
  amount_cents as "amountCents", fee_cents as "feeCents", htg_cents as "htgCents",
  htg_per_usd::float8 as "htgPerUsd", status, external_order_id as "orderId",
  external_capture_id as "captureId", approve_url as "approveUrl", page_until as "pageUntil", surplus, within_budget as "withinBudget",
  save_method as "saveMethod", vaulted, charged_gift as "chargedGift", refunded_cents as "refundedCents",
  created_at as "createdAt", changed_at as "changedAt", captured_at as "capturedAt"`;

const one = async (db: Db, where: string, values: readonly unknown[]) =>
  (await db.read<PaymentRow>(`select ${PAYMENT} from payments where ${where} limit 1`, values))[0];

export const findPayment = ({ db }: SettlementGrant, id: string) => one(db, 'id = $1', [id]);

export const findByOrder = ({ db }: SettlementGrant, provider: string, orderId: string) =>
  one(db, 'provider = $1 and external_order_id = $2', [provider, orderId]);

export const findByCapture = ({ db }: SettlementGrant, provider: string, captureId: string) =>
  one(db, 'provider = $1 and external_capture_id = $2', [provider, captureId]);

/** The order for something that is paid or may still be. */
export const findLive = ({ db }: SettlementGrant, kind: string, payableId: string) =>
  one(
    db,
    `payable_kind = $1 and payable_id = $2 and status in ('created', 'approved', 'capturing', 'captured')
       and not surplus`,
    [kind, payableId],
  );

export interface NewPayment {
  readonly id: string;
  readonly kind: PaymentRow['kind'];
  readonly payableId: string;
  readonly createdBy: string;
  readonly provider: PaymentRow['provider'];
  readonly amountCents: number;
  readonly feeCents: number;
  readonly pageUntil?: Date;
  readonly htg?: { readonly cents: number; readonly rate: number };
  readonly purpose?: string;
  readonly donorName?: string | undefined;
  readonly withinBudget?: boolean;
  readonly saveMethod?: boolean;
  readonly vaulted?: boolean;
}

/** False when there is already an open order for the same thing. */
export async function insertPayment({ db, at }: SettlementGrant, payment: NewPayment): Promise<boolean> {
  const inserted = await db.query(
    `insert into payments (id, payable_kind, payable_id, created_by, provider, amount_cents, fee_cents,
       htg_cents, htg_per_usd, page_until, purpose, donor_name, within_budget, save_method, vaulted, status,
       created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'created', $16, $16)
     on conflict (payable_kind, payable_id)
       where status in ('created', 'approved', 'capturing', 'captured') and not surplus do nothing
     returning id`,
    [
      payment.id,
      payment.kind,
      payment.payableId,
      payment.createdBy,
      payment.provider,
      payment.amountCents,
      payment.feeCents,
      payment.htg?.cents ?? null,
      payment.htg?.rate ?? null,
      payment.pageUntil ?? null,
      payment.purpose ?? null,
      payment.donorName ?? null,
      payment.withinBudget ?? false,
      payment.saveMethod ?? false,
      payment.vaulted ?? false,
      at,
    ],
  );
  return inserted.length > 0;
}

/** False when this gift has a charge for the month. */
export async function insertGiftCharge(
  { db, at }: SettlementGrant,
  gift: {
    id: string;
    payableId: string;
    createdBy: string;
    amountCents: number;
    purpose: string;
    donorName: string | null;
    giftId: string;
    month: string;
  },
): Promise<boolean> {
  const inserted = await db.query(
    `insert into payments (id, payable_kind, payable_id, created_by, provider, amount_cents, fee_cents, purpose,
       donor_name, vaulted, charged_gift, charged_month, status, created_at, changed_at)
     values ($1, 'donation', $2, $3, 'paypal', $4, 0, $5, $6, true, $7, $8, 'created', $9, $9)
     on conflict (charged_gift, charged_month) where charged_gift is not null do nothing
     returning id`,
    [
      gift.id,
      gift.payableId,
      gift.createdBy,
      gift.amountCents,
      gift.purpose,
      gift.donorName,
      gift.giftId,
      gift.month,
      at,
    ],
  );
  return inserted.length > 0;
}

/** An open order is used again in the other way: under the budget, or beside it. */
export async function saveWithinBudget({ db }: SettlementGrant, id: string, withinBudget: boolean) {
  await db.query('update payments set within_budget = $2 where id = $1', [id, withinBudget]);
}

export async function saveOrder(
  { db }: SettlementGrant,
  id: string,
  order: { id: string; approveUrl: string | null },
) {
  await db.query('update payments set external_order_id = $2, approve_url = $3 where id = $1', [
    id,
    order.id,
    order.approveUrl,
  ]);
}

/**
 * Changes the status if the payment is in an allowed one; undefined when it is not, and then
 * nothing has changed.
 */
export async function transitionPayment(
  { db, at }: SettlementGrant,
  id: string,
  to: keyof typeof PAYMENT_TRANSITIONS,
  more: { failure?: string; captureId?: string } = {},
): Promise<PaymentRow | undefined> {
  const [moved] = await db.query<PaymentRow>(
    `update payments set status = $2, changed_at = $3, failure = coalesce($4, failure),
       external_capture_id = coalesce($5, external_capture_id),
       captured_at = case when $2 = 'captured' then $3 else captured_at end
     where id = $1 and status = any($6) returning ${PAYMENT}`,
    [id, to, at, more.failure ?? null, more.captureId ?? null, PAYMENT_TRANSITIONS[to]],
  );
  return moved;
}

/** Orders whose capture started a while ago and whose result is unknown. */
export async function listUnsettled({ db }: SettlementGrant, before: Date): Promise<PaymentRow[]> {
  return db.read<PaymentRow>(
    `select ${PAYMENT} from payments where status = 'capturing' and changed_at < $1 order by changed_at limit 100`,
    [before],
  );
}

/**
 * Cancels orders that were not approved in time. Those on MonCash's page are cancelled only after
 * MonCash was asked.
 */
export async function listAbandoned({ db }: SettlementGrant, before: Date): Promise<PaymentRow[]> {
  return db.read<PaymentRow>(
    `select ${PAYMENT} from payments where status in ('created', 'approved') and page_until is null
       and changed_at < $1
     order by changed_at limit 100`,
    [before],
  );
}

/** True the first time this event arrives. */
export async function isNewWebhookEvent(
  { db, at }: SettlementGrant,
  event: { provider: string; id: string; kind: string },
): Promise<boolean> {
  const inserted = await db.query(
    `insert into webhook_events (provider, id, kind, received_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [event.provider, event.id, event.kind, at],
  );
  return inserted.length > 0;
}

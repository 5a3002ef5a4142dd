import { z } from 'zod';

const Money = z.object({ currency_code: z.string(), value: z.string() });

const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: z.string().optional(),
});
const Refund = z.object({ id: z.string(), status: z.string(), amount: Money.optional() });

const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() })
          .optional(),
      }),
    )
    .optional(),
  payment_source: z
    .object({
      paypal: z
        .object({
          email_address: z.string().optional(),
          attributes: z.object({ vault: z.object({ id: z.string().optional() }).optional() }).optional(),
        })
        .optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});

export interface PaypalCapture {
  readonly id: string;
  readonly status: string;
  readonly cents: number;
  readonly currency: string;
  readonly customId: string | undefined;
}

export interface PaypalRefund {
  readonly id: string;
  readonly status: string;
  readonly cents: number;
}

/** What PayPal kept of the payer, to be charged again. */
export interface PaypalVaulted {
  readonly id: string;
  readonly email: string | undefined;
}

export interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  readonly approveUrl: string | undefined;
  readonly capture: PaypalCapture | undefined;
  readonly refunds: readonly PaypalRefund[];
  readonly vaulted: PaypalVaulted | undefined;
}

export const toCents = (value: string) => Math.round(Number(value) * 100);
export const fromCents = (cents: number) => (cents / 100).toFixed(2);

/** A PayPal order, reduced to the fields we use. We create one purchase unit and one capture. */
export function readOrder(body: unknown): PaypalOrder {
  const order = Order.parse(body);
  const unit = order.purchase_units?.[0];
  const capture = unit?.payments?.captures?.[0];
  const payer = order.payment_source?.paypal;
  const vaultId = payer?.attributes?.vault?.id;
  return {
    id: order.id,
    status: order.status,
    approveUrl: order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href,
    capture: capture && {
      id: capture.id,
      status: capture.status,
      cents: toCents(capture.amount.value),
      currency: capture.amount.currency_code,
      customId: capture.custom_id ?? unit?.custom_id,
    },
    refunds: (unit?.payments?.refunds ?? []).map(readRefund),
    vaulted: vaultId ? { id: vaultId, email: payer?.email_address } : undefined,
  };
}

export function readRefund(body: unknown): PaypalRefund {
  const { id, status, amount } = Refund.parse(body);
  return { id, status, cents: amount ? toCents(amount.value) : 0 };
}

const Dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_amount: Money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string(), amount_refunded: Money.optional() }).optional(),
});

export interface PaypalDispute {
  readonly id: string;
  /** The captures it is about. */
  readonly captureIds: readonly string[];
  readonly state: 'open' | 'lost' | 'won';
  /** What was given back when it is lost, else what is asked for. */
  readonly cents: number;
  readonly currency: string | null;
}

/** The outcomes after which the payer has their money back from us. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

export function readDispute(body: unknown): PaypalDispute {
  const { dispute_id, status, disputed_transactions, dispute_amount, dispute_outcome } = Dispute.parse(body);
  const isLost = LOST.includes(dispute_outcome?.outcome_code ?? '');
  const sum = (isLost ? dispute_outcome?.amount_refunded : undefined) ?? dispute_amount;
  return {
    id: dispute_id,
    captureIds: disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []),
    state: status !== 'RESOLVED' ? 'open' : isLost ? 'lost' : 'won',
    cents: sum ? toCents(sum.value) : 0,
    currency: sum?.currency_code ?? null,
  };
}

const Refusal = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** The reason of the refusal, as PayPal's code. */
export function readIssue(body: unknown): string {
  const { data } = Refusal.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name ?? 'UNKNOWN';
}

import { z } from 'zod';
import { fromCents, toCents } from '#platform/payments/paypal-wire.ts';
import type { SandboxOrder, SandboxRefund } from './sandbox.store.ts';

export const OrderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(127).optional(),
        invoice_id: z.string().max(127).optional(),
        amount: z.object({
          currency_code: z.string().length(3),
          value: z.string().regex(/^\d{1,7}\.\d{2}$/),
        }),
      }),
    )
    .length(1),
  payment_source: z
    .object({
      paypal: z.union([
        z.object({ vault_id: z.string() }),
        z.object({
          attributes: z.object({ vault: z.object({ store_in_vault: z.literal('ON_SUCCESS') }) }).optional(),
          experience_context: z.object({ return_url: z.string(), cancel_url: z.string() }),
        }),
      ]),
    })
    .optional(),
});

/** The purchase unit. */
export function unitOf(order: SandboxOrder) {
  const [unit] = OrderRequest.parse(order.request).purchase_units;
  if (!unit) throw new Error('an order has one unit');
  return { ...unit, cents: toCents(unit.amount.value) };
}

/** The payer's side of an order: how it is paid, and whether PayPal keeps the account. */
export function payerOf(order: SandboxOrder) {
  const payer = OrderRequest.parse(order.request).payment_source?.paypal;
  const vaultId = payer && 'vault_id' in payer ? payer.vault_id : undefined;
  const wantsVault = Boolean(payer && 'attributes' in payer && payer.attributes);
  return {
    vaultId,
    wantsVault,
    page: payer && 'experience_context' in payer ? payer.experience_context : undefined,
  };
}

/** The name that PayPal gives to the account of the payer of this order. */
export const tokenOf = (order: SandboxOrder) => `VAULT-${order.id}`;

/** PayPal's status of an order. An order without a choice of the payer counts as approved. */
function statusOf({ captureId, choice }: SandboxOrder): string {
  if (captureId) return 'COMPLETED';
  return choice === 'cancel' ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
}

export const refundShape = (refund: SandboxRefund) => ({
  id: refund.id,
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: fromCents(refund.cents) },
});

function captureStatus(cents: number, refunds: readonly SandboxRefund[]): string {
  const returned = refunds.reduce((sum, refund) => sum + refund.cents, 0);
  if (returned === 0) return 'COMPLETED';
  return returned < cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function orderShape(order: SandboxOrder, refunds: readonly SandboxRefund[] = []) {
  const { cents, ...unit } = unitOf(order);
  const capture = {
    id: order.captureId,
    status: captureStatus(cents, refunds),
    amount: unit.amount,
    custom_id: unit.custom_id,
    final_capture: true,
  };
  const payments = { captures: [capture], ...(refunds.length > 0 && { refunds: refunds.map(refundShape) }) };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: statusOf(order),
    purchase_units: [{ ...unit, ...(order.captureId && { payments }) }],
    ...(order.captureId &&
      payerOf(order).wantsVault && {
        payment_source: {
          paypal: {
            email_address: 'payer@sandbox.example',
            attributes: { vault: { id: tokenOf(order), status: 'VAULTED' } },
          },
        },
      }),
    links: [{ rel: 'payer-action', method: 'GET', href: `/sandbox/pay/${order.id}` }],
  };
}

/** The name of the dispute of an order. */
export const disputeOf = (order: SandboxOrder) => `PP-D-${order.id}`;

export function disputeShape(order: SandboxOrder) {
  const { amount } = unitOf(order);
  const isLost = order.dispute === 'lost';
  return {
    dispute_id: disputeOf(order),
    status: isLost ? 'RESOLVED' : 'UNDER_REVIEW',
    disputed_transactions: [{ seller_transaction_id: order.captureId }],
    dispute_amount: amount,
    ...(isLost && { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: amount } }),
  };
}

export const refusal = (name: string, issue: string) => ({
  name,
  message: 'The request was refused.',
  details: [{ issue }],
});

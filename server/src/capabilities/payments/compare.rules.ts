import type { DifferenceKind } from '@lakou/contract/money.rules';
import type { MoncashState } from '#platform/payments/moncash-wire.ts';
import type { PaypalOrder } from '#platform/payments/paypal-wire.ts';
import type { PaymentRow } from './payments.store.ts';

export interface Difference {
  readonly kind: DifferenceKind;
  /** Hundredths, in the currency that the provider counts in. */
  readonly ourCents: number | null;
  readonly theirCents: number | null;
  readonly theirCurrency: string | null;
}

/** A payment with what of it was given back for good. */
export interface Compared extends PaymentRow {
  readonly returnedCents: number;
  /** Of that, chargebacks that PayPal does not list among its refunds. */
  readonly disputedCents: number;
}

/** Money that PayPal has taken, whatever became of it afterwards. */
export const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const isBooked = ({ capturedAt }: Compared) => capturedAt !== null;
const differs = (
  kind: DifferenceKind,
  ourCents: number | null,
  theirCents: number | null,
  theirCurrency: string | null,
): Difference => ({ kind, ourCents, theirCents, theirCurrency });

/** Undefined when PayPal and we say the same. */
export function comparePaypal(payment: Compared, order: PaypalOrder | undefined): Difference | undefined {
  const { amountCents, returnedCents, disputedCents, id } = payment;
  const capture = order?.capture;
  if (!capture || !TAKEN.includes(capture.status))
    return isBooked(payment) && disputedCents < amountCents
      ? differs('not_paid', amountCents, null, null)
      : undefined;
  const { cents, currency, customId } = capture;
  if (cents !== amountCents || currency !== 'USD' || customId !== id)
    return differs('amount', amountCents, cents, currency);
  if (!isBooked(payment)) return differs('not_booked', null, cents, currency);
  const returned = order.refunds
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, refund) => sum + refund.cents, 0);
  return returned === returnedCents || returned === returnedCents - disputedCents
    ? undefined
    : differs('refunds', returnedCents, returned, currency);
}

/** Undefined when MonCash and we say the same. Its refunds are transfers of their own. */
export function compareMoncash(payment: Compared, state: MoncashState | undefined): Difference | undefined {
  const isPaid = state?.message === 'successful';
  if (!isPaid) return isBooked(payment) ? differs('not_paid', payment.htgCents, null, null) : undefined;
  const theirCents = state.htgCents ?? null;
  if (theirCents !== payment.htgCents) return differs('amount', payment.htgCents, theirCents, 'HTG');
  return isBooked(payment) ? undefined : differs('not_booked', null, theirCents, 'HTG');
}

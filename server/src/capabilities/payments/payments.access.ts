import { Id } from '@lakou/contract/primitives';
import { type ById, everyone, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { PAYMENT_WEBHOOKS_PER_ADDRESS } from '#platform/limits/limits.ts';
import {
  findClinicPayment,
  findOwnOrder,
  findOwnPaid,
  findOwnToPay,
  findOwnTransaction,
  findPaymentId,
  findToPay,
  type OnePayment,
  type OwnToPay,
  type ToPay,
} from './payment-scope.store.ts';

/** A visit or an invoice of the caller. */
const isTheirOwn: Rule<OwnToPay, { body: { customId: string } }> = (question) => {
  const id = Id.safeParse(question.body.customId);
  return id.success ? findOwnToPay(question, id.data) : undefined;
};

/** Something that the caller may pay for. */
const isTheirsToPay: Rule<ToPay, { body: { customId: string } }> = (question) => {
  const id = Id.safeParse(question.body.customId);
  return id.success ? findToPay(question, id.data) : undefined;
};

const isTheirOrder: Rule<OnePayment, { body: { orderID: string } }> = (question) =>
  findOwnOrder(question, question.body.orderID);

const isTheirTransaction: Rule<OnePayment, { body: { transactionId: string } }> = (question) => {
  const id = Id.safeParse(question.body.transactionId);
  return id.success ? findOwnTransaction(question, id.data) : undefined;
};

/** A completed payment of the caller. */
const isTheirPaid: Rule<OnePayment, ById> = (question) => findOwnPaid(question, question.params.id);

/**
 * Any payment for an administrator; for a clinic those of visits booked with it or its providers.
 */
const isReturnable: Rule<OnePayment, ById> = (question) =>
  question.actor.role === 'ADMIN'
    ? findPaymentId(question, question.params.id)
    : findClinicPayment(question, question.params.id);

export const canSeeMethods = policy('payment:methods', signedIn);
export const canSeeRate = policy(
  'exchange-rate:read',
  everyone('public pages show prices in gourdes too, and the rate is nobody’s'),
);
export const canReadMethod = policy('payment-method:read', signedIn);
export const canRemoveMethod = policy('payment-method:remove', signedIn);
export const canCreateOrder = policy('payment:create', signedIn, { object: isTheirsToPay });
export const canCapture = policy('payment:capture', signedIn, { object: isTheirOrder });
export const canPayByMoncash = policy('payment:moncash', signedIn);
export const canCheckMoncash = policy('payment:check', signedIn, { object: isTheirTransaction });
export const canOpenMoncashPage = policy('payment:page', signedIn, { object: isTheirOwn });
export const canReturnFromMoncash = policy('payment:return', signedIn);
export const canListPayments = policy('payment:list', signedIn);
export const canReadReceipt = policy('payment:receipt', signedIn, { object: isTheirPaid });
export const canRefund = policy(
  'payment:refund',
  { kind: 'signedIn', roles: ['ADMIN', 'CLINIC_ADMIN', 'PROVIDER'], clinicRoles: ['Admin'] } as const,
  { stepUp: true, object: isReturnable },
);
export const canReceivePaypalWebhook = policy(
  'payment:webhook',
  everyone('PayPal has no session; it signs what it sends'),
  { limit: PAYMENT_WEBHOOKS_PER_ADDRESS },
);
export const canReceiveMoncashCallback = policy(
  'payment:callback',
  everyone('MonCash has no session; whoever calls only makes us ask MonCash'),
  { limit: PAYMENT_WEBHOOKS_PER_ADDRESS },
);

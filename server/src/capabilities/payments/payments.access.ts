import { Id } from '@lakou/contract/primitives';
import { everyone, policy, type Question, type Rule, signedIn } from '#platform/access/policy.ts';
import { PAYMENT_NEWS_PER_ADDRESS } from '#platform/limits/limits.ts';

interface OnePayment {
  readonly paymentId: string;
}

const text = (body: unknown, field: string): string => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
};

async function findOne({ db }: Question, where: string, values: readonly unknown[]) {
  const [found] = await db.read<OnePayment>(`select id as "paymentId" from payments where ${where}`, values);
  return found;
}

/** A visit of the caller's own. */
const isTheirBooking: Rule<{ readonly bookingId: string }> = async ({ actor, db, body }) => {
  const id = Id.safeParse(text(body, 'customId'));
  if (!id.success) return undefined;
  const [found] = await db.read<{ bookingId: string }>(
    'select id as "bookingId" from bookings where id = $1 and patient_id = $2',
    [id.data, actor.id],
  );
  return found;
};

const isTheirOrder: Rule<OnePayment> = (question) =>
  findOne(question, "provider = 'paypal' and external_order_id = $1 and created_by = $2", [
    text(question.body, 'orderID'),
    question.actor.id,
  ]);

const isTheirTransaction: Rule<OnePayment> = (question) => {
  const id = Id.safeParse(text(question.body, 'transactionId'));
  if (!id.success) return undefined;
  return findOne(question, "provider = 'moncash' and id = $1 and created_by = $2", [
    id.data,
    question.actor.id,
  ]);
};

/** A payment of their own that has been made. */
const isTheirPaid: Rule<OnePayment> = (question) => {
  const id = Id.safeParse(question.params.id);
  if (!id.success) return undefined;
  return findOne(question, "id = $1 and created_by = $2 and status in ('captured', 'refunded')", [
    id.data,
    question.actor.id,
  ]);
};

/** Any payment for an administrator; for a clinic those of visits that were booked with it or its people. */
const isReturnable: Rule<OnePayment> = (question) => {
  const { actor, params } = question;
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  if (actor.role === 'ADMIN') return findOne(question, 'id = $1', [id.data]);
  return findOne(
    question,
    `id = $1 and payable_kind = 'booking' and exists (
       select from bookings where id = payable_id and clinic_id = $2)`,
    [id.data, actor.clinicId],
  );
};

export const canSeeMethods = policy('payment:methods', signedIn);
export const canCreateOrder = policy('payment:create', signedIn, { object: isTheirBooking });
export const canCapture = policy('payment:capture', signedIn, { object: isTheirOrder });
export const canPayByMoncash = policy('payment:moncash', signedIn);
export const canCheckMoncash = policy('payment:check', signedIn, { object: isTheirTransaction });
export const canOpenMoncashPage = policy('payment:page', signedIn, { object: isTheirBooking });
export const canReturnFromMoncash = policy('payment:return', signedIn);
export const canListPayments = policy('payment:list', signedIn);
export const canReadReceipt = policy('payment:receipt', signedIn, { object: isTheirPaid });
export const canRefund = policy(
  'payment:refund',
  { kind: 'signedIn', roles: ['ADMIN', 'CLINIC_ADMIN'] } as const,
  { stepUp: true, object: isReturnable },
);
export const canReceivePaypalWebhook = policy(
  'payment:webhook',
  everyone('PayPal has no session; it signs what it sends'),
  { limit: PAYMENT_NEWS_PER_ADDRESS },
);
export const canReceiveMoncashCallback = policy(
  'payment:callback',
  everyone('MonCash has no session; whoever calls only makes us ask MonCash'),
  { limit: PAYMENT_NEWS_PER_ADDRESS },
);

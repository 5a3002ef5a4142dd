import { z } from 'zod';

/** The state of a payment. Only `successful` means that money was paid. */
export interface MoncashState {
  readonly message: 'successful' | 'pending' | 'failed';
  readonly transactionId: string | undefined;
  /** Hundredths of a gourde. */
  readonly htgCents: number | undefined;
}

/** A payment that MonCash knows. */
export interface MoncashPayment extends MoncashState {
  /** Our own reference for it. */
  readonly reference: string | undefined;
  /** The account that paid, which is a phone number. */
  readonly payer: string | undefined;
}

export const inHundredths = (gourdes: number | undefined) => gourdes && Math.round(gourdes * 100);

/** Anything but exactly these two words means not settled yet. */
export const readMessage = (message: string): MoncashState['message'] =>
  message === 'successful' || message === 'failed' ? message : 'pending';

const Text = z.coerce.string().min(1);

const Retrieved = z.object({
  payment: z.object({
    reference: Text.optional(),
    transaction_id: Text.optional(),
    cost: z.coerce.number(),
    message: z.string(),
    payer: Text.optional(),
  }),
});

export function readPayment(body: unknown): MoncashPayment {
  const { reference, transaction_id, cost, message, payer } = Retrieved.parse(body).payment;
  return {
    reference,
    transactionId: transaction_id,
    htgCents: inHundredths(cost),
    message: readMessage(message),
    payer,
  };
}

const Checked = z.object({
  message: z.string(),
  transactionId: Text.optional(),
  amount: z.coerce.number().optional(),
});

export function readCheck(body: unknown): MoncashState {
  const { message, transactionId, amount } = Checked.parse(body);
  return { message: readMessage(message), transactionId, htgCents: inHundredths(amount) };
}

const Created = z.object({ payment_token: z.object({ token: z.string().min(1) }) });

export const readToken = (body: unknown): string => Created.parse(body).payment_token.token;

import { z } from 'zod';
import type { MoncashSettings } from '../config.ts';
import { authorised } from './oauth.ts';
import type { Carry } from './wire.ts';

/** Where a payment stands. Only `successful` is money. */
export interface MoncashState {
  readonly message: 'successful' | 'pending' | 'failed';
  readonly transactionId: string | undefined;
  /** Hundredths of a gourde. */
  readonly htgCents: number | undefined;
}

/** MonCash's prompt on the payer's phone. Whatever tells nothing is thrown: it is unknown, never failed. */
export interface Moncash {
  /** False when MonCash refuses it outright. */
  initiate(payment: { reference: string; phone: string; htgCents: number }): Promise<boolean>;
  check(reference: string): Promise<MoncashState>;
}

const Checked = z.object({
  message: z.string(),
  transactionId: z.coerce.string().optional(),
  amount: z.coerce.number().optional(),
});
const Retrieved = z.object({ payment: z.object({ cost: z.coerce.number() }) });

const inHundredths = (gourdes: number | undefined) => gourdes && Math.round(gourdes * 100);

export function openMoncash(settings: MoncashSettings, carry: Carry, now: () => Date): Moncash {
  const call = authorised({
    ...settings,
    carry,
    now,
    ask: { scope: 'read,write', grant_type: 'client_credentials' },
  });
  const post = (path: string, body: object) => call('POST', path, { body: JSON.stringify(body) });

  /** Some replies leave the amount out; the transaction has it. */
  async function costOf(transactionId: string): Promise<number | undefined> {
    const { status, body } = await post('/Api/v1/RetrieveTransactionPayment', { transactionId });
    return status === 200 ? Retrieved.parse(body).payment.cost : undefined;
  }

  return {
    async initiate({ reference, phone, htgCents }) {
      const account = `509${phone}`;
      const sent = { reference, account, amount: htgCents / 100 };
      return (await post('/MerChantApi/V1/InitiatePayment', sent)).status < 300;
    },
    async check(reference) {
      const { status, body } = await post('/MerChantApi/V1/CheckPayment', { reference });
      if (status === 404) return { message: 'pending', transactionId: undefined, htgCents: undefined };
      if (status !== 200) throw new Error(`MonCash did not show a payment: ${status}`);
      const { message, transactionId, amount } = Checked.parse(body);
      if (message === 'failed') return { message, transactionId, htgCents: undefined };
      if (message !== 'successful') return { message: 'pending', transactionId, htgCents: undefined };
      const cost = amount ?? (transactionId ? await costOf(transactionId) : undefined);
      return { message, transactionId, htgCents: inHundredths(cost) };
    },
  };
}

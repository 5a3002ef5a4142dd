import { z } from 'zod';
import type { MoncashPayoutSettings } from '../service-settings.ts';
import { ASK_FOR_TOKEN, REST_TOKEN_PATH } from './moncash.ts';
import { readMessage } from './moncash-wire.ts';
import { authorised } from './oauth.ts';
import type { Outcome } from './paypal.ts';
import type { SendRequest } from './wire.ts';

/** Payouts in gourdes to an account, each with its own reference. An unclear answer is thrown. */
export interface MoncashPayouts {
  /** Returns MonCash's transaction id. After an error, call `find` before repeating it. */
  send(payout: { reference: string; receiver: string; htgCents: number }): Promise<Outcome<string>>;
  /** The state of a payout; undefined when MonCash does not know it. */
  find(reference: string): Promise<'successful' | 'pending' | 'failed' | undefined>;
}

const Sent = z.object({
  transfer: z.object({ transaction_id: z.coerce.string().min(1), message: z.literal('successful') }),
});
const Status = z.object({ transStatus: z.string() });
const Refusal = z.object({ message: z.string() });

export function openPayouts(
  settings: MoncashPayoutSettings,
  carry: SendRequest,
  now: () => Date,
): MoncashPayouts {
  const call = authorised({ ...settings, carry, now, tokenPath: REST_TOKEN_PATH, ask: ASK_FOR_TOKEN });
  const post = (path: string, body: object) => call('POST', path, { body: JSON.stringify(body) });
  return {
    async send({ reference, receiver, htgCents }) {
      const sent = { amount: htgCents / 100, receiver, desc: 'Refund', reference };
      const { status, body } = await post('/Api/v1/Transfert', sent);
      if (status >= 300) return { refused: Refusal.safeParse(body).data?.message ?? String(status) };
      return { done: Sent.parse(body).transfer.transaction_id };
    },
    async find(reference) {
      const { status, body } = await post('/Api/v1/PrefundedTransactionStatus', { reference });
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`MonCash did not show a payout: ${status}`);
      return readMessage(Status.parse(body).transStatus);
    },
  };
}

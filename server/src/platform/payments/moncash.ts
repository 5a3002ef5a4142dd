import type { MoncashSettings } from '../service-settings.ts';
import { type MoncashPayment, type MoncashState, readCheck, readPayment, readToken } from './moncash-wire.ts';
import { authorised } from './oauth.ts';
import type { SendRequest } from './wire.ts';

/**
 * MonCash: a prompt on the payer's phone, or its own page. An unclear answer is thrown: the result
 * is unknown, not failed.
 */
export interface Moncash {
  /** False when MonCash refuses it. */
  initiate(payment: { reference: string; phone: string; htgCents: number }): Promise<boolean>;
  check(reference: string): Promise<MoncashState>;
  /**
   * The address where the payer pays, valid for about ten minutes; undefined when MonCash refuses.
   */
  createPage(payment: { orderId: string; htgCents: number }): Promise<string | undefined>;
  /** What was paid for an order; undefined when nothing was paid yet. */
  findOrder(orderId: string): Promise<MoncashPayment | undefined>;
  findTransaction(transactionId: string): Promise<MoncashPayment | undefined>;
}

export const REST_TOKEN_PATH = '/Api/oauth/token';
export const ASK_FOR_TOKEN = { scope: 'read,write', grant_type: 'client_credentials' };

const NOTHING_YET: MoncashState = { message: 'pending', transactionId: undefined, htgCents: undefined };

export function openMoncash(settings: MoncashSettings, carry: SendRequest, now: () => Date): Moncash {
  const opened = { ...settings, carry, now, ask: ASK_FOR_TOKEN };
  const merchant = authorised(opened);
  const rest = authorised({ ...opened, tokenPath: REST_TOKEN_PATH });
  const post = (call: typeof rest, path: string, body: object) =>
    call('POST', path, { body: JSON.stringify(body) });

  async function retrieve(path: string, named: object): Promise<MoncashPayment | undefined> {
    const { status, body } = await post(rest, path, named);
    if (status === 404) return undefined; // not settled yet
    if (status !== 200) throw new Error(`MonCash did not show a payment: ${status}`);
    return readPayment(body);
  }
  const findTransaction = (transactionId: string) =>
    retrieve('/Api/v1/RetrieveTransactionPayment', { transactionId });

  return {
    async initiate({ reference, phone, htgCents }) {
      const account = `509${phone}`;
      const sent = { reference, account, amount: htgCents / 100 };
      return (await post(merchant, '/MerChantApi/V1/InitiatePayment', sent)).status < 300;
    },
    async check(reference) {
      const { status, body } = await post(merchant, '/MerChantApi/V1/CheckPayment', { reference });
      if (status === 404) return NOTHING_YET;
      if (status !== 200) throw new Error(`MonCash did not show a payment: ${status}`);
      const state = readCheck(body);
      if (state.message !== 'successful' || state.htgCents || !state.transactionId) return state;
      // Some replies have no amount; the transaction has it.
      return { ...state, htgCents: (await findTransaction(state.transactionId))?.htgCents };
    },
    async createPage({ orderId, htgCents }) {
      const { status, body } = await post(rest, '/Api/v1/CreatePayment', { amount: htgCents / 100, orderId });
      if (status >= 300) return undefined;
      const token = encodeURIComponent(readToken(body));
      return `${settings.baseUrl}/Moncash-middleware/Payment/Redirect?token=${token}`;
    },
    findOrder: (orderId) => retrieve('/Api/v1/RetrieveOrderPayment', { orderId }),
    findTransaction,
  };
}

import type { PaypalSettings } from '../service-settings.ts';
import { authorised } from './oauth.ts';
import {
  fromCents,
  type PaypalDispute,
  type PaypalOrder,
  type PaypalRefund,
  readDispute,
  readIssue,
  readOrder,
  readRefund,
} from './paypal-wire.ts';
import type { SendRequest } from './wire.ts';

/** Done, or refused for a known reason; any other outcome is unknown and thrown. */
export type Outcome<T> = { readonly done: T } | { readonly refused: string };

export interface NewPaypalOrder {
  /** Identifies the request, so that repeating it creates no second order. */
  readonly requestId: string;
  readonly customId: string;
  readonly cents: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  /** The payer agreed that PayPal keeps their account for later charges. */
  readonly saveMethod?: boolean;
}

/** A charge of a payer who is not present. */
export interface VaultCharge {
  readonly requestId: string;
  readonly customId: string;
  readonly cents: number;
  readonly vaultId: string;
}

/** The part of PayPal Orders v2 that we use. */
export interface Paypal {
  createOrder(order: NewPaypalOrder): Promise<Outcome<PaypalOrder>>;
  /** Orders and captures at once; repeated with the same request id it charges nothing more. */
  charge(charge: VaultCharge): Promise<Outcome<PaypalOrder>>;
  /** PayPal forgets a kept account; one that it does not know is forgotten too. */
  forget(vaultId: string): Promise<void>;
  findOrder(orderId: string): Promise<PaypalOrder | undefined>;
  findDispute(disputeId: string): Promise<PaypalDispute | undefined>;
  capture(orderId: string, requestId: string): Promise<Outcome<PaypalOrder>>;
  refund(captureId: string, refund: { requestId: string; cents: number }): Promise<Outcome<PaypalRefund>>;
  /** Whether PayPal itself sent this; `raw` is the exact body. */
  verifyWebhook(headers: Readonly<Record<string, unknown>>, raw: string): Promise<boolean>;
}

const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

const unitsOf = ({
  customId,
  requestId,
  cents,
}: Pick<NewPaypalOrder, 'customId' | 'requestId' | 'cents'>) => [
  {
    reference_id: 'default',
    custom_id: customId,
    invoice_id: requestId,
    amount: { currency_code: 'USD', value: fromCents(cents) },
  },
];

const VAULT = { attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } } };

const orderBody = ({ returnUrl, cancelUrl, locale, saveMethod, ...order }: NewPaypalOrder) => ({
  intent: 'CAPTURE',
  purchase_units: unitsOf(order),
  payment_source: {
    paypal: {
      ...(saveMethod && VAULT),
      experience_context: {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        locale,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
});

export function openPaypal(settings: PaypalSettings, carry: SendRequest, now: () => Date): Paypal {
  const call = authorised({
    ...settings,
    carry,
    now,
    tokenPath: '/v1/oauth2/token',
    ask: { grant_type: 'client_credentials' },
  });
  const named = (requestId: string) => ({ 'paypal-request-id': requestId, prefer: 'return=representation' });

  async function post<T>(path: string, body: object, requestId: string, read: (body: unknown) => T) {
    const reply = await call('POST', path, { body: JSON.stringify(body), headers: named(requestId) });
    return reply.status < 300 ? { done: read(reply.body) } : { refused: readIssue(reply.body) };
  }
  const order = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  return {
    createOrder: (wanted) => post('/v2/checkout/orders', orderBody(wanted), wanted.requestId, readOrder),
    charge: ({ vaultId, ...charge }) =>
      post(
        '/v2/checkout/orders',
        {
          intent: 'CAPTURE',
          purchase_units: unitsOf(charge),
          payment_source: { paypal: { vault_id: vaultId } },
        },
        charge.requestId,
        readOrder,
      ),
    async forget(vaultId) {
      const { status } = await call('DELETE', `/v3/vault/payment-tokens/${encodeURIComponent(vaultId)}`);
      if (status >= 300 && status !== 404) throw new Error(`PayPal did not forget an account: ${status}`);
    },
    async findOrder(orderId) {
      const { status, body } = await call('GET', order(orderId));
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`PayPal did not show an order: ${status}`);
      return readOrder(body);
    },
    async findDispute(disputeId) {
      const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`;
      const { status, body } = await call('GET', path);
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`PayPal did not show a dispute: ${status}`);
      return readDispute(body);
    },
    capture: (orderId, requestId) => post(`${order(orderId)}/capture`, {}, requestId, readOrder),
    refund: (captureId, { requestId, cents }) =>
      post(
        `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        { amount: { currency_code: 'USD', value: fromCents(cents) } },
        requestId,
        readRefund,
      ),
    async verifyWebhook(headers, raw) {
      const signed = Object.entries(SIGNED_BY).map(([name, header]) => [name, headers[header]]);
      if (signed.some(([, value]) => typeof value !== 'string')) return false;
      const claims = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: settings.webhookId });
      // The event is inserted as it was received: serialised again, it might differ from what was
      // signed.
      const body = `${claims.slice(0, -1)},"webhook_event":${raw}}`;
      const reply = await call('POST', '/v1/notifications/verify-webhook-signature', { body });
      const verdict = reply.body as { verification_status?: unknown } | undefined;
      return reply.status === 200 && verdict?.verification_status === 'SUCCESS';
    },
  };
}

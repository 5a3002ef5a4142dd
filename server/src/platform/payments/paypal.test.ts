import { describe, expect, test } from 'vitest';
import { wireProvider as provider } from '#test/wire.ts';
import { openPaypal } from './paypal.ts';
import type { WireReply } from './wire.ts';

const SETTINGS = { baseUrl: 'https://api.example', clientId: 'id', secret: 'secret' };

const paypalOn = (to: ReturnType<typeof provider>) =>
  openPaypal({ ...SETTINGS, webhookId: 'hook' }, to.carry, to.now);
const order = (status: string, capture?: object) => ({
  status: 201,
  body: {
    id: 'O1',
    status,
    purchase_units: [{ custom_id: 'p1', ...(capture && { payments: { captures: [capture] } }) }],
    links: [{ rel: 'payer-action', href: 'https://paypal.example/pay' }],
  },
});
const issue = (name: string): WireReply => ({ status: 422, body: { details: [{ issue: name }] } });

describe('PAY-4 PayPal', () => {
  test('an order says intent, price, currency and whose it is, under a name of its own', async () => {
    const to = provider(order('CREATED'));
    const outcome = await paypalOn(to).createOrder({
      requestId: 'p1',
      customId: 'p1',
      cents: 5500,
      returnUrl: 'https://lakou.example/back',
      cancelUrl: 'https://lakou.example/cancel',
      locale: 'fr-FR',
    });
    expect(outcome).toMatchObject({ done: { id: 'O1', approveUrl: 'https://paypal.example/pay' } });
    const [token, call] = to.asked;
    expect(token).toMatchObject({
      url: 'https://api.example/v1/oauth2/token',
      body: 'grant_type=client_credentials',
      headers: { authorization: `Basic ${Buffer.from('id:secret').toString('base64')}` },
    });
    expect(call?.url).toBe('https://api.example/v2/checkout/orders');
    expect(call?.headers).toMatchObject({ authorization: 'Bearer token-1', 'paypal-request-id': 'p1' });
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: 'p1', invoice_id: 'p1', amount: { currency_code: 'USD', value: '55.00' } },
      ],
    });
  });

  test('what counts is the capture inside the order', async () => {
    const capture = { id: 'C1', status: 'DECLINED', amount: { currency_code: 'USD', value: '55.00' } };
    const outcome = await paypalOn(provider(order('COMPLETED', capture))).capture('O1', 'p1-capture');
    expect(outcome).toMatchObject({
      done: { capture: { id: 'C1', status: 'DECLINED', cents: 5500, currency: 'USD', customId: 'p1' } },
    });
  });

  test.each(['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED', 'INSTRUMENT_DECLINED'])(
    '%s is a refusal, and known',
    async (name) => {
      expect(await paypalOn(provider(issue(name))).capture('O1', 'r')).toEqual({ refused: name });
    },
  );

  test.each([
    ['500', { status: 500, body: undefined }],
    ['503', { status: 503, body: undefined }],
    ['429', { status: 429, body: undefined }],
    ['no answer', new Error('timeout')],
    ['something else than an order', { status: 201, body: { html: 'Welcome' } }],
  ])('%s tells nothing: thrown, never taken for a refusal', async (_, answer) => {
    await expect(paypalOn(provider(answer)).capture('O1', 'r')).rejects.toThrow();
  });

  test('a token is kept while it lasts, renewed when it is over, and once when it is refused', async () => {
    const ok = order('APPROVED');
    const to = provider(
      ok,
      ok,
      { status: 401, body: {} },
      ok,
      { status: 401, body: {} },
      { status: 401, body: {} },
    );
    const paypal = paypalOn(to);
    const capture = () => paypal.capture('O1', 'r');
    const tokens = () => to.asked.length - to.calls().length;
    await capture();
    expect(tokens()).toBe(1);
    to.wait(60);
    await capture();
    expect(tokens()).toBe(2);
    await capture(); // refused once: a new token, and again
    expect([tokens(), to.calls().length]).toEqual([3, 4]);
    await expect(capture()).rejects.toThrow('401'); // refused twice: unknown
  });

  test('an order’s id cannot lead elsewhere', async () => {
    const to = provider({ status: 404, body: {} });
    expect(await paypalOn(to).findOrder('../../v1/x?y#z')).toBeUndefined();
    expect(to.calls()[0]?.url).toBe('https://api.example/v2/checkout/orders/..%2F..%2Fv1%2Fx%3Fy%23z');
  });

  test('news are checked as they came, to the byte; without the headers nobody is asked', async () => {
    const to = provider({ status: 200, body: { verification_status: 'SUCCESS' } });
    const raw = '{"id":"WH-1",  "amount":1.00,"note":"\\u00e9"}';
    const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
    const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, name]));
    expect(await paypalOn(to).verifyWebhook(headers, raw)).toBe(true);
    expect(to.calls()[0]?.body).toBe(
      `{"auth_algo":"auth-algo","cert_url":"cert-url","transmission_id":"transmission-id","transmission_sig":"transmission-sig","transmission_time":"transmission-time","webhook_id":"hook","webhook_event":${raw}}`,
    );
    expect(await paypalOn(provider()).verifyWebhook({}, raw)).toBe(false);
    const no = provider({ status: 200, body: { verification_status: 'FAILURE' } });
    expect(await paypalOn(no).verifyWebhook(headers, raw)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { wireProvider as provider, says } from '#test/wire.ts';
import { openMoncash } from './moncash.ts';
import { openPayouts } from './moncash-payouts.ts';
import type { WireReply } from './wire.ts';

const SETTINGS = { baseUrl: 'https://api.example', clientId: 'id', secret: 'secret' };

const moncashOn = (to: ReturnType<typeof provider>) =>
  openMoncash({ ...SETTINGS, tokenPath: '/MerChantApi/oauth/token' }, to.carry, to.now);
const payoutsOn = (to: ReturnType<typeof provider>) => openPayouts(SETTINGS, to.carry, to.now);

describe('PAY-4 MonCash’s prompt', () => {
  const check = (...answers: (WireReply | Error)[]) => moncashOn(provider(...answers)).check('p1');

  test('the phone is asked in gourdes, with the country before it', async () => {
    const to = provider(says({ reference: 'p1', message: 'pending' }));
    expect(await moncashOn(to).initiate({ reference: 'p1', phone: '37001234', htgCents: 131_250 })).toBe(
      true,
    );
    expect(JSON.parse(to.calls()[0]?.body ?? '')).toEqual({
      reference: 'p1',
      account: '50937001234',
      amount: 1312.5,
    });
    expect(to.asked[0]).toMatchObject({
      url: 'https://api.example/MerChantApi/oauth/token',
      body: 'scope=read%2Cwrite&grant_type=client_credentials',
    });
    expect(
      await moncashOn(provider(says({}, 400))).initiate({ reference: 'p', phone: '3', htgCents: 1 }),
    ).toBe(false);
  });

  test('only "successful" is money, with the amount it was', async () => {
    expect(await check(says({ message: 'successful', transactionId: 12, amount: '1312.50' }))).toEqual({
      message: 'successful',
      transactionId: '12',
      htgCents: 131_250,
    });
    expect(
      await check(
        says({ message: 'successful', transactionId: 'T1' }),
        says({ payment: { cost: 1312.5, message: 'successful' } }),
      ),
    ).toMatchObject({ message: 'successful', htgCents: 131_250 });
    for (const message of ['pending', 'Successful', 'success', ''])
      expect(await check(says({ message }))).toMatchObject({ message: 'pending' });
    expect(await check(says({ message: 'failed' }))).toMatchObject({ message: 'failed' });
    expect(await check(says({}, 404))).toMatchObject({ message: 'pending' });
  });

  test.each([500, 401, 403])('%i tells nothing', async (status) => {
    await expect(check(says({}, status), says({}, status))).rejects.toThrow();
  });
});

describe('PAY-4 MonCash’s page', () => {
  const page = (...answers: (WireReply | Error)[]) =>
    moncashOn(provider(...answers)).createPage({ orderId: 'p1', htgCents: 720_500 });
  const find = (...answers: (WireReply | Error)[]) => moncashOn(provider(...answers)).findOrder('p1');

  test('is made for an order in gourdes, with the token of the REST calls; its address carries the page’s own', async () => {
    const to = provider(says({ payment_token: { token: 'a/b+c' }, status: 202 }, 202));
    expect(await moncashOn(to).createPage({ orderId: 'p1', htgCents: 720_550 })).toBe(
      'https://api.example/Moncash-middleware/Payment/Redirect?token=a%2Fb%2Bc',
    );
    expect(to.asked[0]?.url).toBe('https://api.example/Api/oauth/token');
    expect(to.asked[1]).toMatchObject({ url: 'https://api.example/Api/v1/CreatePayment' });
    expect(JSON.parse(to.asked[1]?.body ?? '')).toEqual({ amount: 7205.5, orderId: 'p1' });
  });

  test('refused outright is known; anything else is not', async () => {
    expect(await page(says({ message: 'The amount is incorrect' }, 400))).toBeUndefined();
    await expect(page(says({}, 500))).rejects.toThrow();
    await expect(page(says({}, 401), says({}, 401))).rejects.toThrow();
    await expect(page(says({ html: 'Welcome' }))).rejects.toThrow();
    await expect(page(new Error('timeout'))).rejects.toThrow();
  });

  test('what was paid is told by order or by transaction; only "successful" is money', async () => {
    const payment = { reference: 'p1', transaction_id: 2181, cost: '7205.00', payer: 50937001234 };
    const paid = says({ payment: { ...payment, message: 'successful' } });
    const told = {
      reference: 'p1',
      transactionId: '2181',
      htgCents: 720_500,
      message: 'successful',
      payer: '50937001234',
    };
    expect(await find(paid)).toEqual(told);
    const to = provider(paid);
    expect(await moncashOn(to).findTransaction('2181')).toEqual(told);
    expect(to.calls()[0]).toMatchObject({
      url: 'https://api.example/Api/v1/RetrieveTransactionPayment',
      body: '{"transactionId":"2181"}',
    });
    for (const message of ['Successful', 'success', 'pending', ''])
      expect(await find(says({ payment: { ...payment, message } }))).toMatchObject({ message: 'pending' });
    expect(await find(says({ payment: { ...payment, message: 'failed' } }))).toMatchObject({
      message: 'failed',
    });
  });

  test('404 is not settled yet; a refused token is renewed once; 401, 403 and 5xx tell nothing', async () => {
    expect(await find(says({}, 404))).toBeUndefined();
    expect(await find(says({}, 401), says({}, 404))).toBeUndefined();
    await expect(find(says({}, 401), says({}, 401), says({}, 404))).rejects.toThrow();
    for (const status of [403, 429, 500, 503]) await expect(find(says({}, status))).rejects.toThrow();
    await expect(find(new Error('timeout'))).rejects.toThrow();
  });
});

describe('PAY-5 payouts by MonCash', () => {
  const payout = { reference: 'r1', receiver: '50937001234', htgCents: 720_500 };

  test('are sent under a name of their own, and done only when "successful"', async () => {
    const done = says({ transfer: { transaction_id: 77, message: 'successful' } });
    const to = provider(done);
    expect(await payoutsOn(to).send(payout)).toEqual({ done: '77' });
    expect(to.calls()[0]?.url).toBe('https://api.example/Api/v1/Transfert');
    expect(JSON.parse(to.calls()[0]?.body ?? '')).toEqual({
      amount: 7205,
      receiver: '50937001234',
      desc: 'Refund',
      reference: 'r1',
    });
    const full = says({ message: 'Maximum Account Balance' }, 403);
    expect(await payoutsOn(provider(full)).send(payout)).toEqual({ refused: 'Maximum Account Balance' });
  });

  test.each([
    ['500', says({}, 500)],
    ['no answer', new Error('timeout')],
    ['another message', says({ transfer: { transaction_id: '77', message: 'pending' } })],
    ['something else', says({ html: 'Welcome' })],
  ])('%s tells nothing: thrown, so that nobody sends it again unasked', async (_, answer) => {
    await expect(payoutsOn(provider(answer)).send(payout)).rejects.toThrow();
  });

  test('can be asked about', async () => {
    const find = (...answers: WireReply[]) => payoutsOn(provider(...answers)).find('r1');
    expect(await find(says({ transStatus: 'successful' }))).toBe('successful');
    expect(await find(says({ transStatus: 'failed' }))).toBe('failed');
    expect(await find(says({ transStatus: 'in progress' }))).toBe('pending');
    expect(await find(says({}, 404))).toBeUndefined();
    await expect(find(says({}, 403))).rejects.toThrow();
    await expect(find(says({}, 401), says({}, 401))).rejects.toThrow();
  });
});

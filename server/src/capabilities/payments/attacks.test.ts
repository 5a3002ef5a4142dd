import { ROLES } from '@lakou/contract/user.rules';
import { describe, expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';

const pay = paymentTest();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('attack: paying for others, and by others', () => {
  test('somebody else’s visit is not there, for any role; nor is an id that is none', async () => {
    const booking = await pay.booking(await pay.somebody());
    for (const role of ROLES) {
      const reply = await pay.send('POST /api/payments/paypal/create-order', await pay.somebody(role), {
        customId: booking,
        amount: 55,
      });
      expect([role, reply.statusCode]).toEqual([role, 404]);
    }
    const nadege = await pay.somebody();
    for (const customId of ["' or 1=1 --", '../..', '💰', 'x'.repeat(100)])
      expect(
        (await pay.send('POST /api/payments/paypal/create-order', nadege, { customId })).statusCode,
      ).toBe(404);
  });

  test('an order is captured by who made it, and by nobody else', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    for (const role of ['PATIENT', 'ADMIN'] as const)
      expect((await pay.capture(await pay.somebody(role), order)).statusCode).toBe(404);
    expect((await pay.state(booking))?.paymentStatus).toBe('unpaid');
  });

  test('a status, an amount or a payer in the body is not believed', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'decline');
    const reply = await pay.send('POST /api/payments/paypal/capture-order', nadege, {
      orderID: order,
      status: 'COMPLETED',
      amount: 55,
      paymentStatus: 'paid',
    });
    expect(reply.statusCode).toBe(402);
    expect((await pay.state(booking))?.paymentStatus).toBe('unpaid');
  });

  test('another site’s page can make nobody pay', async () => {
    const nadege = await pay.somebody();
    const order = await pay.order(nadege, await pay.booking(nadege));
    const evil = { origin: 'https://evil.example' };
    const reply = await pay.send('POST /api/payments/paypal/capture-order', nadege, { orderID: order }, evil);
    expect(reply.statusCode).toBe(403);
    const chosen = await pay.send(`POST /sandbox/pay/${order}`, undefined, 'choice=decline', {
      ...FORM,
      ...evil,
    });
    expect(chosen.statusCode).toBe(403);
  });
});

describe('attack: the sandbox', () => {
  const ORDER = {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: 'x', amount: { currency_code: 'USD', value: '1.00' } }],
  };

  test('takes orders from nobody but its own client', async () => {
    const calls = [
      ['POST /sandbox/paypal/v2/checkout/orders', ORDER],
      ['GET /sandbox/paypal/v2/checkout/orders/X', undefined],
      ['POST /sandbox/paypal/v2/checkout/orders/X/capture', {}],
      ['POST /sandbox/paypal/v2/payments/captures/X/refund', {}],
      ['POST /sandbox/paypal/v1/notifications/verify-webhook-signature', {}],
      ['POST /sandbox/moncash/MerChantApi/V1/InitiatePayment', {}],
      ['POST /sandbox/moncash/MerChantApi/V1/CheckPayment', {}],
      ['POST /sandbox/moncash/Api/v1/RetrieveTransactionPayment', {}],
    ] as const;
    for (const [key, body] of calls) {
      expect([key, (await pay.send(key, undefined, body)).statusCode]).toEqual([key, 401]);
      const guessed = await pay.send(key, undefined, body, { authorization: `Bearer ${'0'.repeat(64)}` });
      expect([key, guessed.statusCode]).toEqual([key, 401]);
    }
    for (const path of ['/sandbox/paypal/v1/oauth2/token', '/sandbox/moncash/MerChantApi/oauth/token']) {
      const authorization = `Basic ${Buffer.from('sandbox:guess').toString('base64')}`;
      const form = 'grant_type=client_credentials';
      expect((await pay.send(`POST ${path}`, undefined, form, { ...FORM, authorization })).statusCode).toBe(
        401,
      );
    }
  });

  test('leads back into the app only, and says plainly what it is, in three languages', async () => {
    const nadege = await pay.somebody();
    const order = await pay.order(nadege, await pay.booking(nadege));
    await pay.lakou.db.query(
      `update sandbox_orders set request = jsonb_set(request,
         '{payment_source,paypal,experience_context,return_url}', '"https://evil.example/app"') where id = $1`,
      [order],
    );
    expect((await pay.choose(order, 'approve')).headers.location).toBe(`/app?token=${order}`);
    const page = async (language: string) =>
      (await pay.send(`GET /sandbox/pay/${order}`, undefined, undefined, { 'accept-language': language }))
        .body;
    expect(await page('en')).toContain('No real money moves.');
    expect(await page('fr')).toContain('Aucun argent réel ne circule.');
    expect(await page('ht')).toContain('Pa gen vrè lajan.');
    expect(await page('ht')).toContain('<html lang="ht">');
    expect((await pay.send('GET /sandbox/pay/NOTHING')).statusCode).toBe(404);
    expect((await pay.choose(order, 'steal')).statusCode).toBe(400);
  });

  test('what is paid cannot be chosen away', async () => {
    const nadege = await pay.somebody();
    const order = await pay.order(nadege, await pay.booking(nadege));
    await pay.capture(nadege, order);
    expect((await pay.choose(order, 'decline')).statusCode).toBe(409);
    expect((await pay.capture(nadege, order)).json().status).toBe('COMPLETED');
  });

  test('forms are understood nowhere else', async () => {
    const reply = await pay.send(
      'POST /api/payments/paypal/capture-order',
      await pay.somebody(),
      'orderID=x',
      FORM,
    );
    expect(reply.statusCode).toBe(415);
  });
});

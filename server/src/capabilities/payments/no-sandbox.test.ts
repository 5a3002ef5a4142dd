import { describe, expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';

const pay = paymentTest({ paymentSandbox: false, moncashBookings: true });

describe('PAY-4 where neither credentials nor the sandbox are set', () => {
  test('no method is offered', async () => {
    const reply = await pay.send('GET /api/payments/methods', await pay.somebody());
    expect(reply.json()).toEqual({
      card: false,
      sandbox: false,
      moncashSandbox: false,
      moncashBookings: false,
      htgPerUsd: 131,
      rateSource: null,
    });
  });

  test('no order is made and no phone rings: the visit stays unpaid', async () => {
    const nadege = await pay.somebody();
    const customId = await pay.booking(nadege);
    const order = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId });
    expect([order.statusCode, order.json().code]).toEqual([502, 'payment_unreachable']);
    const moncash = { amount: 55, phone: '37001234', type: 'booking', customId };
    const ring = await pay.send('POST /api/payments/moncash/initiate', nadege, moncash);
    expect([ring.statusCode, ring.json().code]).toEqual([502, 'moncash_initiate_failed']);
    const page = await pay.send('POST /api/payments/moncash/page', nadege, { customId });
    expect([page.statusCode, page.json().code]).toEqual([502, 'payment_unreachable']);
    expect(await pay.count('payments')).toBe(0);
    expect(await pay.state(customId)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  test.each([
    'GET /sandbox/pay/1',
    'GET /sandbox/moncash/Moncash-middleware/Payment/Redirect',
    'POST /sandbox/paypal/v2/checkout/orders',
  ])('there is no %s', async (key) => {
    expect((await pay.send(key)).statusCode).toBe(404);
  });
});

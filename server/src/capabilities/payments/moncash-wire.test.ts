import { afterEach, describe, expect, test } from 'vitest';
import { moncashOnNetwork } from '#test/moncash.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

const moncash = moncashOnNetwork();
const pay = paymentTest({
  moncashBookings: true,
  get moncash() {
    return { baseUrl: moncash.baseUrl, clientId: 'id', secret: 'secret', tokenPath: '/Api/oauth/token' };
  },
});
const ASK = '/Api/v1/RetrieveOrderPayment';
afterEach(() => moncash.moods.clear());

const page = (as: Somebody, customId: string) =>
  pay.send('POST /api/payments/moncash/page', as, { customId });
const back = (as: Somebody, transactionId?: string) =>
  pay.send('POST /api/payments/moncash/return', as, { transactionId });

async function atPage() {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const reply = await page(nadege, booking);
  return {
    nadege,
    booking,
    id: reply.json().transactionId as string,
    pageUrl: reply.json().pageUrl as string,
  };
}
const later = async (seconds: number) => {
  pay.clock.move(seconds);
  await reconcilePayments(pay.paymentServices());
};

describe('PAY-4 MonCash’s page, with credentials and over the network', () => {
  test('the payer goes to MonCash’s own page, and nobody speaks of a sandbox', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    expect(pageUrl).toBe(`${moncash.baseUrl}/Moncash-middleware/Payment/Redirect?token=token-${id}`);
    expect((await pay.send('GET /api/payments/methods', nadege)).json().moncashSandbox).toBe(false);
    const path = '/sandbox/moncash/Moncash-middleware/Payment/Redirect';
    expect((await pay.send(`GET ${path}?token=x`)).statusCode).toBe(404);
    moncash.pay(id);
    expect((await back(nadege, `T-${id}`)).json()).toMatchObject({
      message: 'successful',
      bookingId: booking,
    });
  });

  test.each([401, 500, 503, 'cut after'] as const)(
    'asked what came of it, it answers %s: unknown, never failed, however long; then paid',
    async (mood) => {
      const { nadege, booking, id } = await atPage();
      moncash.pay(id);
      moncash.moods.set(ASK, mood);
      expect((await back(nadege)).json()).toEqual({
        transactionId: id,
        bookingId: booking,
        message: 'pending',
      });
      await later(86_400);
      expect((await pay.state(booking))?.payment).toBe('capturing');
      moncash.moods.clear();
      await later(60);
      expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
    },
  );

  test('it never answers: the payer is told to wait, not that it failed', async () => {
    const { nadege, booking, id } = await atPage();
    moncash.moods.set(ASK, 'hang');
    expect((await back(nadege)).json()).toMatchObject({ message: 'pending', transactionId: id });
    expect((await pay.state(booking))?.payment).toBe('capturing');
  });

  test('it is away for longer than a page lasts: nothing is let go until it has answered', async () => {
    const { booking } = await atPage();
    moncash.moods.set(ASK, 503);
    await later(86_400);
    expect((await pay.state(booking))?.payment).toBe('created');
    moncash.moods.clear();
    await later(60);
    expect((await pay.state(booking))?.payment).toBe('voided');
  });

  test('404 is not settled yet: asked again, and once the page is over nobody paid', async () => {
    const { nadege, booking, id } = await atPage();
    expect((await back(nadege)).json()).toMatchObject({ message: 'pending', unpaid: true });
    moncash.moods.set(ASK, 500);
    await back(nadege); // unknown for a moment
    moncash.moods.clear();
    await later(5 * 60);
    expect((await pay.state(booking))?.payment).toBe('capturing');
    await later(11 * 60);
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'failed' });
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_failed'`)).toBe(1);
    // When MonCash reports the money in the end, it is credited.
    moncash.pay(id);
    expect((await back(nadege, `T-${id}`)).json()).toMatchObject({ message: 'successful' });
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('while it does not answer, no other way is opened: the money may have moved', async () => {
    const { nadege, booking } = await atPage();
    moncash.moods.set(ASK, 500);
    const other = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId: booking });
    expect([other.statusCode, other.json().code]).toEqual([409, 'payment_in_progress']);
  });

  test.each([400, 401, 500, 'cut before', 'cut after'] as const)(
    'it makes no page (%s): said so, nothing is left open, one can try again',
    async (mood) => {
      moncash.moods.set('/Api/v1/CreatePayment', mood);
      const nadege = await pay.somebody();
      const booking = await pay.booking(nadege);
      const reply = await page(nadege, booking);
      expect([reply.statusCode, reply.json().code]).toEqual([502, 'payment_unreachable']);
      expect((await pay.state(booking))?.payment).toBe('voided');
      moncash.moods.clear();
      expect((await page(nadege, booking)).statusCode).toBe(200);
    },
  );

  test('a callback with MonCash’s own name for it, as a number or as text, forty times: one payment', async () => {
    const { booking, id } = await atPage();
    moncash.pay(id);
    const tell = () =>
      pay.send('POST /api/payments/moncash/callback', undefined, { transactionId: `T-${id}` });
    const replies = await Promise.all(Array.from({ length: 40 }, tell));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await pay.until(async () => (await pay.state(booking))?.payment === 'captured');
    expect(await pay.count('ledger_transactions', `payment_id = '${id}'`)).toBe(1);
  });
});

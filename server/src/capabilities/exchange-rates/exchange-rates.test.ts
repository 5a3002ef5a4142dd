import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FetchFailure, type FetchText, fetchPublicJson } from '#platform/http/fetch-public.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { readSource } from './exchange-rates.service.ts';

const SOURCE = { url: 'https://rates.lakou.dev/latest?key=secret-of-ours', pointer: '/rates/HTG' };
const pay = paymentTest({ htgPerUsd: 131, exchangeRate: SOURCE, moncashBookings: true });

let answer: { status: number; body: string } = { status: 200, body: '' };
const server = createServer((_, reply) => {
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => void server.close(done)));
beforeEach(async () => {
  await pay.lakou.db.query('delete from exchange_rates');
  await pay.lakou.db.query("delete from settings where name = 'htgPerUsd'");
  await pay.instance().platform.settings.load();
});

/** Asks the local server in the place of the public one. */
const fromHere: FetchText = async () => {
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  if (reply.status !== 200) throw new FetchFailure('refused');
  return reply.text();
};
const says = (body: string, status = 200) => {
  answer = { status, body };
  return readSource(pay.instance().platform, fromHere);
};
const rate = (htg: unknown) => says(JSON.stringify({ rates: { HTG: htg } }));
const shown = async () => (await pay.send('GET /api/exchange-rate')).json();
const source = async (as: Somebody) => (await pay.send('GET /api/admin/exchange-rate', as)).json();
const decide = (as: Somebody, readingId: string, accept: boolean) =>
  pay.send('POST /api/admin/exchange-rate/decision', as, { readingId, accept });

describe('PAY-6 the exchange rate from a source', () => {
  test('PAY-6 counts at once, on every instance, with its source and its day', async () => {
    const other = await pay.lakou.open({
      clock: pay.clock,
      config: { htgPerUsd: 131, exchangeRate: SOURCE },
      jobs: false,
    });
    expect(await shown()).toMatchObject({ htgPerUsd: 131, source: null });
    expect(await rate(132.5)).toMatchObject({ state: 'counts', source: 'rates.lakou.dev', htgPerUsd: 132.5 });
    expect(await shown()).toMatchObject({ htgPerUsd: 132.5, source: 'rates.lakou.dev' });
    await pay.until(async () => other.platform.config.htgPerUsd === 132.5);
    const methods = (await pay.send('GET /api/payments/methods', await pay.somebody())).json();
    expect(methods).toMatchObject({ htgPerUsd: 132.5, rateSource: 'rates.lakou.dev' });
  });

  test('PAY-6 a rate that an administrator types wins, also the same number, until the source is chosen again', async () => {
    const admin = await pay.somebody('ADMIN');
    await rate(132.5);
    const put = (value: number | null, was: number) =>
      pay.send('PUT /api/admin/settings', admin, { name: 'htgPerUsd', value, was });
    expect((await put(132.5, 132.5)).json()).toMatchObject({ value: 132.5, isChanged: true });
    await rate(133);
    expect(await shown()).toMatchObject({ htgPerUsd: 132.5, source: null });
    expect(await source(admin)).toMatchObject({ from: 'administrator' });
    await put(null, 132.5);
    expect(await shown()).toMatchObject({ htgPerUsd: 133, source: 'rates.lakou.dev' });
    expect(await source(admin)).toMatchObject({ from: 'source', source: 'rates.lakou.dev' });
  });

  test('PAY-6 a jump waits until an administrator lets it count, and all of them are told', async () => {
    const admin = await pay.somebody('ADMIN');
    await rate(130);
    const jump = await rate(150);
    expect(jump?.state).toBe('waiting');
    expect(await shown()).toMatchObject({ htgPerUsd: 130 });
    expect((await source(admin)).waiting).toMatchObject({ id: jump?.id, htgPerUsd: 150 });
    expect(await pay.count('notifications', `kind = 'rate_waiting' and user_id = '${admin.id}'`)).toBe(1);
    const replies = await Promise.all([
      decide(admin, jump?.id ?? '', true),
      decide(admin, jump?.id ?? '', true),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shown()).toMatchObject({ htgPerUsd: 150, source: 'rates.lakou.dev' });
    expect(
      await pay.count('audit_events', `action = 'exchange-rate:accept' and subject_id = '${jump?.id}'`),
    ).toBe(1);
    // The next one is measured against what counts now.
    expect((await rate(151))?.state).toBe('counts');
  });

  test('PAY-6 a refused jump never counts, and a later reading takes the place of one that waits', async () => {
    const admin = await pay.somebody('ADMIN');
    const first = await rate(13.1);
    expect((await decide(admin, first?.id ?? '', false)).json()).toMatchObject({
      state: 'refused',
      decidedBy: 'Somebody',
    });
    const second = await rate(1000);
    expect((await rate(131.2))?.state).toBe('counts');
    expect((await decide(admin, second?.id ?? '', true)).json().code).toBe('item_changed');
    expect(await shown()).toMatchObject({ htgPerUsd: 131.2 });
    const readings = (await pay.send('GET /api/admin/exchange-rate/readings', admin)).json();
    expect(readings.map(({ state }: { state: string }) => state)).toEqual(['counts', 'replaced', 'refused']);
  });

  test('PAY-6 what cannot be read leaves the last rate, and stands in the history', async () => {
    const admin = await pay.somebody('ADMIN');
    await rate(132);
    expect(await says('', 500)).toMatchObject({ state: 'failed', problem: 'refused', htgPerUsd: null });
    expect(await rate('many')).toMatchObject({ state: 'failed', problem: 'no_number' });
    expect(await shown()).toMatchObject({ htgPerUsd: 132 });
    const page = await pay.send('GET /api/admin/exchange-rate/readings?limit=2', admin);
    expect(page.json().map(({ problem }: { problem: string }) => problem)).toEqual(['no_number', 'refused']);
    expect(page.body).not.toContain('secret-of-ours');
  });

  test('PAY-6 a payment keeps the rate it was made at', async () => {
    await rate(132);
    const patient = await pay.somebody();
    const customId = await pay.booking(patient);
    const body = { phone: '37001234', amount: 55, type: 'booking', customId };
    const paid = await pay.send('POST /api/payments/moncash/initiate', patient, body);
    expect(paid.statusCode, paid.body).toBe(200);
    await rate(140);
    const [row] = await pay.lakou.db.query<{ rate: number; cents: number }>(
      `select htg_per_usd::float8 as rate, htg_cents::float8 as cents from payments
       where created_by = $1`,
      [patient.id],
    );
    expect(row).toEqual({ rate: 132, cents: 5500 * 132 });
  });

  test('PAY-6 without a source nobody is asked', async () => {
    const bare = await pay.lakou.open({ clock: pay.clock, config: { htgPerUsd: 131 }, jobs: false });
    expect(await readSource(bare.platform, () => Promise.reject(new Error('asked')))).toBeUndefined();
    expect(await pay.count('exchange_rates')).toBe(0);
  });

  test('attack: PAY-6 an address inside our network is not asked', async () => {
    await expect(fetchPublicJson(new URL('https://127.0.0.1/rates'))).rejects.toThrow('blocked');
  });
});

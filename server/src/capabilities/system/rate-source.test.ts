import { beforeEach, describe, expect, test } from 'vitest';
import { readSource } from '#capabilities/exchange-rates/exchange-rates.service.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';

const pay = paymentTest({ htgPerUsd: 131 });
const POINTER = '/rates/HTG';
const SECRET = 'https://rates.lakou.dev/latest?key=secret-of-ours';

interface Sent {
  readonly url: string | null;
  readonly was: string | null;
  readonly pointer?: string;
}
const name = (as: Somebody, sent: Sent) =>
  pay.send('PUT /api/admin/settings/rate-source', as, { pointer: POINTER, ...sent });
const source = async (as: Somebody) => (await pay.send('GET /api/admin/exchange-rate', as)).json();

describe('ADM-1, PAY-6 the source of the exchange rate, named while the server runs', () => {
  beforeEach(async () => {
    await pay.lakou.db.query('delete from rate_source');
    await pay.instance().platform.settings.load();
  });

  test('is asked from then on, on every instance, and goes back to the environment’s', async () => {
    const admin = await pay.somebody('ADMIN');
    const other = await pay.lakou.open({
      clock: pay.clock,
      config: { ...pay.instance().platform.config },
      jobs: false,
    });
    expect(await source(admin)).toMatchObject({ source: null, isChosen: false });
    expect((await name(admin, { url: SECRET, was: null })).json()).toEqual({ host: 'rates.lakou.dev' });
    expect(await source(admin)).toMatchObject({
      source: 'rates.lakou.dev',
      isChosen: true,
      pointer: POINTER,
    });
    const asked: string[] = [];
    await readSource(pay.instance().platform, async (url) => {
      asked.push(url.href);
      return '{"rates":{"HTG":133}}';
    });
    expect(asked).toEqual([SECRET]);
    expect((await pay.send('GET /api/exchange-rate')).json()).toMatchObject({ htgPerUsd: 133 });
    await pay.until(async () => other.platform.config.exchangeRate?.url === SECRET);
    await name(admin, { url: null, was: 'rates.lakou.dev' });
    expect(await source(admin)).toMatchObject({ source: null, isChosen: false, htgPerUsd: 131 });
  });

  test('its address, which may hold a key, is stored encrypted and told to nobody', async () => {
    const admin = await pay.somebody('ADMIN');
    await name(admin, { url: SECRET, was: null });
    const [row] = await pay.lakou.db.query<{ text: string }>(
      "select s::text || encode(s.address, 'escape') as text from rate_source s limit 1",
    );
    const replies = [
      await pay.send('GET /api/admin/settings', admin),
      await pay.send('GET /api/admin/settings/history', admin),
      await pay.send('GET /api/admin/exchange-rate', admin),
    ];
    expect([row?.text, ...replies.map(({ body }) => body)].join()).not.toContain('secret-of-ours');
    const [change] = replies[1]?.json() ?? [];
    expect(change).toMatchObject({
      name: 'rateSource',
      before: null,
      after: 'rates.lakou.dev',
      undoable: false,
    });
    const undone = await pay.send('POST /api/admin/settings/undo', admin, { changeId: change.id });
    expect(undone.json().code).toBe('item_changed');
    expect(await pay.count('audit_events', `action = 'setting:change' and subject_id = '${change.id}'`)).toBe(
      1,
    );
    const again = await name(admin, { url: `${SECRET}2`, was: 'rates.lakou.dev' });
    expect(again.statusCode).toBe(200);
  });

  test('what another administrator named meanwhile is not overwritten', async () => {
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const replies = await Promise.all([
      name(one, { url: SECRET, was: null }),
      name(two, { url: 'https://other.lakou.dev/', was: null }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    'http://rates.lakou.dev/',
    'https://10.0.0.1/',
    'https://localhost/',
    'https://me:secret@rates.lakou.dev/',
    'https://rates.lakou.dev:8443/',
    'file:///etc/passwd',
    'rates',
  ])('attack: %s is not asked', async (url) => {
    const reply = await name(await pay.somebody('ADMIN'), { url, was: null });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'rate_address_invalid']);
    expect(pay.instance().platform.config.exchangeRate).toBeUndefined();
  });

  test('attack: nobody but an administrator names it, nor a pointer that is none', async () => {
    expect((await name(await pay.somebody(), { url: SECRET, was: null })).statusCode).toBe(403);
    const admin = await pay.somebody('ADMIN');
    expect((await name(admin, { url: SECRET, was: null, pointer: 'rates' })).statusCode).toBe(400);
  });
});

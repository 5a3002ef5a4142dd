import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';
import { shareCardSvg } from './share-card.view.ts';

const pay = paymentTest({ fundMonthlyGoal: 100 });
const card = (headers = {}) =>
  pay.send('GET /api/features/community-fund/card.png', undefined, undefined, headers);

test('FUND-1 the picture of a shared fund page shows how far the goal is, and changes with a gift', async () => {
  const before = await card();
  expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(before.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(before.rawPayload.length).toBeLessThan(60_000);
  expect((await card({ 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304);
  const giver = await pay.somebody('SPONSOR');
  await pay.send('POST /api/features/donations', giver, { amount: 40, type: 'general', donorId: giver.id });
  expect((await card()).headers.etag).not.toBe(before.headers.etag);
});

test('FUND-1 the picture has a built house for each tenth of the goal, and no letters', () => {
  const built = (percent: number) => shareCardSvg(percent).split('#8a4031').length - 1;
  expect([0, 9, 10, 62, 100].map(built)).toEqual([0, 0, 1, 6, 10]);
  expect(shareCardSvg(50)).not.toContain('<text');
});

test('FUND-4 a plain form asks for the ledger of all months and kinds with empty fields', async () => {
  const ledger = (query: string) => pay.send(`GET /api/features/community-fund/ledger.csv?${query}`);
  expect((await ledger('month=&kind=')).body).toContain('40.00');
  expect((await ledger('month=2026-11&kind=gift')).body).toContain('40.00');
  expect((await ledger('month=2025-01')).body).not.toContain('40.00');
  expect((await ledger('month=2025-13')).statusCode).toBe(400);
});

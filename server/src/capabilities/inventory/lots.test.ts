import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { tellOfEndingLots } from './lots.jobs.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

/** A shelf with an item: the test's day is 15 November 2026. */
async function shelf(currentStock = 0) {
  const admin = await lakou.person('CLINIC_ADMIN');
  const base = `/api/clinics/${admin.clinicId}`;
  const item = { name: 'Amoxicilline', sku: uuidv7().slice(-8), currentStock, reorderPoint: 0 };
  const { id } = (await call(admin, `POST ${base}/inventory`, item)).json();
  const path = `/api/clinics/inventory/${id}`;
  const move = (change: number, more: object = {}) =>
    call(admin, `POST ${path}/movements`, { change, reason: change > 0 ? 'received' : 'dispensed', ...more });
  const receive = (change: number, number: string, expiresOn: string) =>
    move(change, { lot: { number, expiresOn } });
  const lots = async () =>
    (await call(admin, `GET ${path}/lots`))
      .json()
      .map(({ number, quantity }: { number: string; quantity: number }) => [number, quantity]);
  const stock = async () => (await call(admin, `GET ${base}/inventory`)).json()[0];
  const count = (counts: object[], clientId = uuidv7()) =>
    call(admin, `POST ${base}/stocktakes`, { clientId, note: 'Fen mwa', counts });
  return { admin, base, id, path, move, receive, lots, stock, count };
}

test('INV-1 what ends first goes first, then the next lot, then what has no lot; the movement says so', async () => {
  const { admin, path, move, receive, lots, stock } = await shelf(4);
  await receive(5, 'B', '2027-06-30');
  await receive(3, 'A', '2027-01-31');
  await receive(2, 'A', '2027-01-31');
  expect(await lots()).toEqual([
    ['A', 5],
    ['B', 5],
  ]);
  expect(await stock()).toMatchObject({ currentStock: 14, nextExpiry: '2027-01-31' });
  await move(-7);
  expect(await lots()).toEqual([['B', 3]]);
  const [last] = (await call(admin, `GET ${path}/movements`)).json();
  expect(last).toMatchObject({
    change: -7,
    lots: [
      { number: 'A', change: -5 },
      { number: 'B', change: -2 },
    ],
  });
  await move(-6);
  expect([await lots(), (await stock()).currentStock]).toEqual([[], 1]);
});

test('INV-1 what has expired is thrown away and never dispensed', async () => {
  const { admin, path, move, receive, stock } = await shelf();
  await receive(5, 'OLD', '2026-11-14');
  await receive(2, 'NEW', '2026-11-15');
  const [old] = (await call(admin, `GET ${path}/lots`)).json();
  expect(old).toMatchObject({ number: 'OLD', isExpired: true });
  expect((await move(-3)).json().code).toBe('stock_too_low');
  expect((await move(-1, { lotId: old.id })).json().code).toBe('lot_expired');
  expect((await move(-2)).statusCode).toBe(201);
  expect((await move(-5, { reason: 'expired', lotId: old.id })).statusCode).toBe(201);
  expect((await stock()).currentStock).toBe(0);
  expect((await move(-1, { lotId: uuidv7() })).statusCode).toBe(409);
});

test('INV-1 twenty who dispense at once take no lot and no stock below zero', async () => {
  const { move, receive, lots, stock } = await shelf(3);
  await receive(4, 'A', '2027-01-31');
  await receive(5, 'B', '2027-06-30');
  const replies = await Promise.all(Array.from({ length: 20 }, () => move(-1)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
  expect(replies.filter((reply) => reply.json().code === 'stock_too_low')).toHaveLength(8);
  expect([await lots(), (await stock()).currentStock]).toEqual([[], 0]);
});

test('INV-1 a count of the shelves changes all or nothing, once, with a reason for each difference', async () => {
  const { admin, base, id, path, receive, lots, stock, count } = await shelf(2);
  await receive(5, 'A', '2027-01-31');
  const { version } = await stock();
  const one = { itemId: id, version, counted: 4, reason: 'De bwat kraze' };
  const missing = await count([one, { itemId: uuidv7(), version: 1, counted: 0 }]);
  expect([missing.statusCode, (await stock()).currentStock]).toEqual([404, 7]);
  const clientId = uuidv7();
  const [done, again] = await Promise.all([count([one], clientId), count([one], clientId)]);
  expect(done.statusCode, done.body).toBe(201);
  expect(again.json()).toEqual(done.json());
  expect(done.json()).toMatchObject({
    items: 1,
    differences: [{ name: 'Amoxicilline', expected: 7, counted: 4, reason: 'De bwat kraze' }],
  });
  expect([(await stock()).currentStock, await lots()]).toEqual([4, [['A', 2]]]);
  const [last] = (await call(admin, `GET ${path}/movements`)).json();
  expect(last).toMatchObject({ change: -3, stockAfter: 4, reason: 'counted', note: 'De bwat kraze' });
  expect((await count([one])).json().code).toBe('item_changed');
  expect((await call(admin, `GET ${base}/stocktakes`)).json()).toEqual([done.json()]);
});

test('INV-1 who runs the clinic is told once that a lot ends within thirty days', async () => {
  const { admin, id, receive } = await shelf();
  await receive(5, 'A', '2026-12-15');
  await receive(5, 'B', '2026-12-16');
  for (let n = 0; n < 2; n++) await tellOfEndingLots(lakou.platform);
  const told = (await call(admin, 'GET /api/notifications')).json();
  expect(told).toMatchObject([{ kind: 'stock_expiring', subjectId: id, details: { name: 'Amoxicilline' } }]);
  expect(
    (await call(await lakou.person('CLINIC_ADMIN'), `GET /api/clinics/inventory/${id}/lots`)).statusCode,
  ).toBe(404);
});

test('INV-1 however many lots end, somebody is told of each', async () => {
  const { admin } = await shelf();
  await lakou.platform.db.query(
    `with item as (
       insert into inventory_items (id, clinic_id, name, sku, current_stock, reorder_point, created_at, changed_at)
       select gen_random_uuid(), $1, 'Medikaman ' || n, 'many-' || n, 1, 0, now(), now()
       from generate_series(1, 1001) n returning id, clinic_id)
     insert into inventory_lots (id, item_id, clinic_id, number, expires_on, quantity, created_at)
     select gen_random_uuid(), id, clinic_id, 'A', '2026-12-01', 1, now() from item`,
    [admin.clinicId],
  );
  await tellOfEndingLots(lakou.platform);
  const [told] = await lakou.platform.db.query(
    "select count(*)::int as lots from notifications where user_id = $1 and kind = 'stock_expiring'",
    [admin.id],
  );
  expect(told).toEqual({ lots: 1001 });
});

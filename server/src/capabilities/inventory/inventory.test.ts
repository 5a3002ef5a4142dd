import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  return { admin, base: `/api/clinics/${admin.clinicId}/inventory` };
}
const ITEM = { name: 'Paracetamol', sku: 'PARA-500', currentStock: 20, reorderPoint: 5 };

async function add(admin: Person, base: string, item: object = ITEM) {
  const reply = await call(admin, 'POST', base, item);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

test('INV-1 an item has name, SKU, stock and reorder point; what is no number is 0', async () => {
  const { admin, base } = await newClinic();
  const saved = await add(admin, base, {
    ...ITEM,
    currentStock: '12.7',
    reorderPoint: 'abc',
    description: null,
    unitOfMeasure: 'tablet',
  });
  expect(saved).toMatchObject({
    ...ITEM,
    currentStock: 12,
    reorderPoint: 0,
    description: '',
    unitOfMeasure: 'tablet',
    supplier: '',
  });
  const listed = (await call(admin, 'GET', base)).json();
  expect(listed).toEqual([saved]);
});

test('INV-1 name and SKU are required, in the exact words; a SKU is there once, whatever its case', async () => {
  const { admin, base } = await newClinic();
  for (const wrong of [{ name: ' ', sku: 'A' }, { name: 'Gauze' }, {}]) {
    const refused = await call(admin, 'POST', base, wrong);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Name and SKU are required.');
  }
  await add(admin, base);
  const again = await call(admin, 'POST', base, { ...ITEM, sku: 'para-500' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'sku_taken']);
  for (const currentStock of [-1, 1e9]) {
    const refused = await call(admin, 'POST', base, { ...ITEM, sku: 'B', currentStock });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'stock_invalid']);
  }
});

test('INV-1 a change keeps what was not sent, notes a counted stock, and refuses an old version', async () => {
  const { admin, base } = await newClinic();
  const { id, version } = await add(admin, base, { ...ITEM, supplier: 'PROMESS' });
  const path = `/api/clinics/inventory/${id}`;
  const changed = await call(admin, 'PUT', path, { currentStock: 17, version });
  expect(changed.json()).toMatchObject({ ...ITEM, supplier: 'PROMESS', currentStock: 17 });
  const stale = await call(admin, 'PUT', path, { currentStock: 3, version });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'item_changed']);
  const moves = (await call(admin, 'GET', `${path}/movements`)).json();
  expect(
    moves.map(({ reason, change, stockAfter }: Record<string, unknown>) => [reason, change, stockAfter]),
  ).toEqual([
    ['counted', -3, 17],
    ['initial', 20, 20],
  ]);
});

test('INV-1 ten who dispense at once never take the stock below zero', async () => {
  const { admin, base } = await newClinic();
  const { id } = await add(admin, base, { ...ITEM, currentStock: 5, reorderPoint: 0 });
  const path = `/api/clinics/inventory/${id}/movements`;
  const take = () => call(admin, 'POST', path, { change: -1, reason: 'dispensed' });
  const replies = await Promise.all(Array.from({ length: 10 }, take));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(
    replies.filter((reply) => reply.statusCode === 409 && reply.json().code === 'stock_too_low'),
  ).toHaveLength(5);
  expect((await call(admin, 'GET', base)).json()[0].currentStock).toBe(0);
});

test('INV-1 who runs the clinic is told once when the stock falls to the reorder point', async () => {
  const { admin, base } = await newClinic();
  const { id } = await add(admin, base);
  const path = `/api/clinics/inventory/${id}/movements`;
  for (const change of [-14, -1, -1]) await call(admin, 'POST', path, { change, reason: 'dispensed' });
  const told = (await call(admin, 'GET', '/api/notifications')).json();
  expect(told.filter(({ kind }: { kind: string }) => kind === 'stock_low')).toMatchObject([
    { subjectId: id, details: { name: 'Paracetamol' } },
  ]);
  const low = (await call(admin, 'GET', `${base}?low=1`)).json();
  expect(low).toHaveLength(1);
});

test('INV-2 a deleted item leaves the list, its SKU is free, and its movements are kept', async () => {
  const { admin, base } = await newClinic();
  const { id } = await add(admin, base);
  expect((await call(admin, 'DELETE', `/api/clinics/inventory/${id}`)).statusCode).toBe(204);
  expect((await call(admin, 'GET', base)).json()).toEqual([]);
  expect((await call(admin, 'DELETE', `/api/clinics/inventory/${id}`)).statusCode).toBe(404);
  await add(admin, base);
  const kept = await lakou.platform.db.query('select 1 from inventory_movements where item_id = $1', [id]);
  expect(kept).toHaveLength(1);
});

test('INV-1 a provider of the clinic counts stock and changes nothing else; one of another sees nothing', async () => {
  const { admin, base } = await newClinic();
  const { id } = await add(admin, base);
  const nurse = await lakou.person('PROVIDER');
  await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
    nurse.id,
    admin.clinicId,
  ]);
  const path = `/api/clinics/inventory/${id}`;
  expect((await call(nurse, 'GET', base)).json()).toHaveLength(1);
  expect((await call(nurse, 'PUT', path, { currentStock: 9 })).statusCode).toBe(200);
  expect((await call(nurse, 'PUT', path, { name: 'Aspirin' })).statusCode).toBe(403);
  expect((await call(nurse, 'POST', base, { ...ITEM, sku: 'N' })).statusCode).toBe(403);
  const stranger = await lakou.person('CLINIC_ADMIN');
  for (const [method, url, body] of [
    ['GET', base, undefined],
    ['PUT', path, { currentStock: 1 }],
    ['DELETE', path, undefined],
    ['POST', `${path}/movements`, { change: 1, reason: 'received' }],
  ] as const)
    expect((await call(stranger, method, url, body)).statusCode, url).toBe(404);
});

test('INV-1 the list is searched by name without accents and by SKU, and read page by page', async () => {
  const { admin, base } = await newClinic();
  for (const [name, sku] of [
    ['Amoxicilline', 'AMOX'],
    ['Gants d’examen', 'GANT'],
    ['Sérum', 'SER'],
  ])
    await add(admin, base, { name, sku });
  const names = async (query: string) =>
    (await call(admin, 'GET', `${base}${query}`)).json().map(({ name }: { name: string }) => name);
  expect(await names('?q=serum')).toEqual(['Sérum']);
  expect(await names('?q=gan')).toEqual(['Gants d’examen']);
  const first = await call(admin, 'GET', `${base}?limit=2`);
  const next = /<([^>]+)>/.exec(`${first.headers.link}`)?.[1] ?? '';
  expect((await call(admin, 'GET', next)).json().map(({ name }: { name: string }) => name)).toEqual([
    'Sérum',
  ]);
});

import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { signedIn } from '#test/instance.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let pharmacist: Somebody;
let pharmacy: string;
let pills: string;

const send = (method: 'GET' | 'POST' | 'PUT', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const codeOf = (reply: Awaited<ReturnType<typeof send>>) => [reply.statusCode, reply.json().code];

const PILL = { drug: 'Enalapril 10 mg', form: 'tablet', dose: 1, frequency: 'morning', quantity: 30 };

/** What a signed note prescribes to Nadège. */
async function prescribed(...medicines: object[]): Promise<{ id: string }[]> {
  const { id } = (await send('POST', `/api/data/health/visit-notes/${nadege.id}`, doctor, {})).json();
  const body = { reason: 'Tansyon', plan: 'Mwens sèl', prescribed: medicines, version: 1 };
  const saved = await send('PUT', `/api/visit-notes/${id}`, doctor, body);
  await send('POST', `/api/visit-notes/${id}/sign`, doctor, { version: saved.json().version });
  return (await send('GET', `/api/visit-notes/${id}`, nadege)).json().prescriptions;
}

async function newPharmacy(name: string) {
  const admin = await signedIn(care.instance().platform, 'CLINIC_ADMIN');
  const [row] = await care.lakou.db.query<{ id: string }>(
    `update clinics set name = $2, facility_address = 'Jakmèl', contact_phone = '+50937001234'
     where id = (select clinic_id from app_users where id = $1) returning id`,
    [admin.id, name],
  );
  await care.lakou.db.query('update app_users set is_profile_complete = true where id = $1', [admin.id]);
  return { admin, clinicId: row?.id ?? '' };
}
const stocked = async (as: Somebody, clinicId: string, item: object) =>
  (await send('POST', `/api/clinics/${clinicId}/inventory`, as, item)).json().id as string;

const ENALAPRIL = { name: 'Énalapril 10 mg', sku: 'ENAL-10', currentStock: 100, medicine: 'enalapril' };
const WISH = { way: 'pickup', phone: '+509 3700 1234', note: 'Mwen ap pase samdi' };
const sendTo = (prescriptionId: string, pharmacyId = pharmacy) =>
  send('POST', `/api/prescriptions/${prescriptionId}/pharmacy-orders`, nadege, { ...WISH, pharmacyId });
const move = (as: Somebody, id: string, step: string, body: object = {}) =>
  send('POST', `/api/pharmacy-orders/${id}/${step}`, as, body);
const read = (as: Somebody, id: string) => send('GET', `/api/pharmacy-orders/${id}`, as);
const stockOf = async (id: string) => {
  const items = (await send('GET', `/api/clinics/${pharmacy}/inventory`, pharmacist)).json();
  return items.find((item: { id: string }) => item.id === id).currentStock;
};
async function readyOrder(...medicines: object[]): Promise<PharmacyOrder> {
  const [first] = await prescribed(...medicines);
  const { id } = (await sendTo(first?.id ?? '')).json();
  return (await move(pharmacist, id, 'ready')).json();
}
const line = (order: PharmacyOrder, quantity: number, itemId = pills) => ({
  prescriptionId: order.lines[0]?.prescriptionId,
  itemId,
  quantity,
});

beforeAll(async () => {
  nadege = await care.patient();
  doctor = await care.provider();
  await care.verify(doctor);
  await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  const made = await newPharmacy('Famasi Sen Michèl');
  [pharmacist, pharmacy] = [made.admin, made.clinicId];
  pills = await stocked(pharmacist, pharmacy, ENALAPRIL);
});

test('MED-4 a patient chooses among the clinics that show medicines, told what they show of hers', async () => {
  const { admin, clinicId } = await newPharmacy('Klinik Gaz');
  await stocked(admin, clinicId, { name: 'Gaz', sku: 'GAZ', currentStock: 5 });
  const [pill] = await prescribed(PILL);
  const list = (await send('GET', `/api/prescriptions/${pill?.id}/pharmacies`, nadege)).json();
  expect(list).toEqual([
    { id: pharmacy, name: 'Famasi Sen Michèl', address: 'Jakmèl', phone: '+50937001234', level: 'in' },
  ]);
  const search = async (q: string) =>
    (await send('GET', `/api/prescriptions/${pill?.id}/pharmacies?q=${q}`, nadege)).json().length;
  expect([await search('jakmel'), await search('Okap')]).toEqual([1, 0]);
  expect((await sendTo(pill?.id ?? '', clinicId)).statusCode).toBe(404);
  expect(
    (await send('GET', `/api/prescriptions/${pill?.id}/pharmacies`, await care.patient())).statusCode,
  ).toBe(404);
});

test('MED-4 a prescription goes from sent to handed over: each state is told, and the stock falls', async () => {
  const [pill] = await prescribed(PILL, { ...PILL, drug: 'Amlodipine 5 mg', quantity: 20 });
  const sent = await sendTo(pill?.id ?? '');
  expect(sent.statusCode, sent.body).toBe(201);
  const { id } = sent.json();
  expect(codeOf(await sendTo(pill?.id ?? ''))).toEqual([409, 'pharmacy_order_open']);
  expect(await care.told(pharmacist.id, id)).toEqual(['pharmacy_order_new']);
  expect(
    (await send('GET', `/api/clinics/${pharmacy}/pharmacy-orders?open=1`, pharmacist)).json(),
  ).toMatchObject([{ id, status: 'sent', way: 'pickup', drugs: ['Enalapril 10 mg', 'Amlodipine 5 mg'] }]);
  expect((await read(pharmacist, id)).json()).toMatchObject({
    note: 'Mwen ap pase samdi',
    phone: '+509 3700 1234',
    authorName: 'Dr Mirlande',
    lines: [
      { drug: 'Enalapril 10 mg', most: 30, handedOver: 0 },
      { drug: 'Amlodipine 5 mg', most: 20, handedOver: 0 },
    ],
  });
  const ready = (await move(pharmacist, id, 'ready', { answer: 'Jiska 5è' })).json();
  expect(ready).toMatchObject({ status: 'ready', answer: 'Jiska 5è' });
  const before = await stockOf(pills);
  const handed = await move(pharmacist, id, 'hand-over', { lines: [line(ready, 30)] });
  expect(handed.json()).toMatchObject({
    status: 'handed_over',
    lines: [{ most: 0, handedOver: 30 }, { most: 20 }],
  });
  expect(await stockOf(pills)).toBe(before - 30);
  const [movement] = (await send('GET', `/api/clinics/inventory/${pills}/movements`, pharmacist)).json();
  expect(movement).toMatchObject({ change: -30, reason: 'dispensed', note: ready.number });
  expect((await care.told(nadege.id, id)).sort()).toEqual([
    'pharmacy_order_handed_over',
    'pharmacy_order_ready',
  ]);
  expect(codeOf(await move(pharmacist, id, 'hand-over', { lines: [line(ready, 1)] }))).toEqual([
    409,
    'move_not_allowed',
  ]);
  expect(await care.looks(nadege)).toContain(`pharmacy-order:read ${pharmacist.id}`);
});

test('MED-4 never more than prescribed, in all orders together; a refill allows as many again', async () => {
  const order = await readyOrder({ ...PILL, quantity: 10, refills: 1 });
  const hand = (of: PharmacyOrder, ...amounts: number[]) =>
    move(pharmacist, of.id, 'hand-over', { lines: amounts.map((amount) => line(of, amount)) });
  const before = await stockOf(pills);
  expect(codeOf(await hand(order, 11))).toEqual([409, 'more_than_prescribed']);
  expect(codeOf(await hand(order, 6, 6))).toEqual([409, 'more_than_prescribed']);
  expect(await stockOf(pills)).toBe(before);
  expect((await hand(order, 6, 4)).statusCode).toBe(200);
  const prescriptionId = order.lines[0]?.prescriptionId ?? '';
  for (const [amount, left] of [
    [8, 2],
    [2, 0],
  ] as const) {
    const again: PharmacyOrder = (await sendTo(prescriptionId)).json();
    await move(pharmacist, again.id, 'ready');
    expect(codeOf(await hand(again, amount + left + 1))).toEqual([409, 'more_than_prescribed']);
    expect((await hand(again, amount)).statusCode).toBe(200);
  }
  // Used up, it is sent nowhere again.
  expect(codeOf(await sendTo(prescriptionId))).toEqual([409, 'prescription_used']);
});

test('MED-4 many who hand over at once never take the stock below zero', async () => {
  const few = await stocked(pharmacist, pharmacy, { ...ENALAPRIL, sku: 'FEW', currentStock: 5 });
  const orders: PharmacyOrder[] = [];
  for (let made = 0; made < 4; made++) orders.push(await readyOrder({ ...PILL, quantity: 2 }));
  const replies = await Promise.all(
    orders.map((order) => move(pharmacist, order.id, 'hand-over', { lines: [line(order, 2, few)] })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
  expect(await stockOf(few)).toBe(1);
  const states = await Promise.all(orders.map(async ({ id }) => (await read(nadege, id)).json().status));
  expect(states.sort()).toEqual(['handed_over', 'handed_over', 'ready', 'ready']);
});

test('MED-4 one order that is handed over twice at once leaves the shelf once', async () => {
  const order = await readyOrder({ ...PILL, quantity: 3, refills: 2 });
  const before = await stockOf(pills);
  const hand = () => move(pharmacist, order.id, 'hand-over', { lines: [line(order, 3)] });
  const replies = await Promise.all([hand(), hand(), hand()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await stockOf(pills)).toBe(before - 3);
});

test('MED-4 she takes it back before it is ready, and the pharmacy no longer sees it', async () => {
  const [pill] = await prescribed(PILL);
  const { id } = (await sendTo(pill?.id ?? '')).json();
  expect((await move(nadege, id, 'take-back')).json().status).toBe('taken_back');
  expect((await read(pharmacist, id)).statusCode).toBe(404);
  expect((await move(pharmacist, id, 'ready')).statusCode).toBe(404);
  const listed = (await send('GET', `/api/clinics/${pharmacy}/pharmacy-orders`, pharmacist)).json();
  expect(listed.map((order: { id: string }) => order.id)).not.toContain(id);
  const again = (await sendTo(pill?.id ?? '')).json();
  await move(pharmacist, again.id, 'ready');
  expect(codeOf(await move(nadege, again.id, 'take-back'))).toEqual([409, 'move_not_allowed']);
});

test('MED-4 a refusal has a reason, which she reads, and what was stopped is not handed over', async () => {
  const [pill] = await prescribed(PILL);
  const { id } = (await sendTo(pill?.id ?? '')).json();
  expect((await move(pharmacist, id, 'refuse', { reason: ' ' })).statusCode).toBe(400);
  expect((await move(pharmacist, id, 'refuse', { reason: 'Nou pa genyen li' })).statusCode).toBe(204);
  expect((await read(nadege, id)).json()).toMatchObject({ status: 'refused', reason: 'Nou pa genyen li' });
  expect(await care.told(nadege.id, id)).toEqual(['pharmacy_order_refused']);
  expect((await read(pharmacist, id)).statusCode).toBe(404);

  const order = await readyOrder(PILL);
  await send('POST', `/api/prescriptions/${order.lines[0]?.prescriptionId}/stop`, doctor, {});
  expect((await read(pharmacist, order.id)).json().lines[0]).toMatchObject({ isStopped: true, most: 0 });
  const refused = await move(pharmacist, order.id, 'hand-over', { lines: [line(order, 1)] });
  expect(codeOf(refused)).toEqual([409, 'prescription_over']);
  expect(codeOf(await sendTo(order.lines[0]?.prescriptionId ?? ''))).toEqual([409, 'pharmacy_order_open']);
  await move(pharmacist, order.id, 'refuse', { reason: 'Doktè a kanpe li' });
  expect(codeOf(await sendTo(order.lines[0]?.prescriptionId ?? ''))).toEqual([409, 'prescription_over']);
});

test('MED-4 another pharmacy, another patient and a foreign shelf get nothing', async () => {
  const order = await readyOrder(PILL);
  const { admin, clinicId } = await newPharmacy('Lòt famasi');
  const foreign = await stocked(admin, clinicId, ENALAPRIL);
  for (const as of [admin, await care.patient(), doctor])
    expect((await read(as, order.id)).statusCode).toBe(404);
  expect((await move(admin, order.id, 'hand-over', { lines: [line(order, 1, foreign)] })).statusCode).toBe(
    404,
  );
  const stolen = await move(pharmacist, order.id, 'hand-over', { lines: [line(order, 1, foreign)] });
  expect(codeOf(stolen)).toEqual([409, 'stock_too_low']);
});

test.each([
  ['Scheduler', 403, 403],
  ['Dispatcher', 403, 403],
  ['Provider', 200, 200],
])('CLIN-8 a %s of the pharmacy and what people take', async (clinicRole, list, one) => {
  const { db } = care.lakou;
  const colleague = await signedIn(care.instance().platform, 'PROVIDER');
  await db.query('update app_users set clinic_id = $2 where id = $1', [colleague.id, pharmacy]);
  await db.query(
    `insert into provider_profiles (user_id, clinic_role) values ($1, $2)
     on conflict (user_id) do update set clinic_role = $2`,
    [colleague.id, clinicRole],
  );
  const [first] = await prescribed(PILL);
  const { id } = (await sendTo(first?.id ?? '')).json();
  const seen = [
    (await send('GET', `/api/clinics/${pharmacy}/pharmacy-orders`, colleague)).statusCode,
    (await read(colleague, id)).statusCode,
  ];
  expect(seen).toEqual([list, one]);
});

import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let provider: Somebody;
let patient: Somebody;

beforeAll(async () => {
  [provider, patient] = [await care.provider({ fees: { clinic: { base: 20 } } }), await care.patient()];
});

let hour = 0;
/** A visit that took place and is not paid. */
async function visit(as = patient, of = provider): Promise<string> {
  hour += 1;
  const at = new Date(Date.parse('2026-11-17T13:00:00Z') + hour * 3_600_000).toISOString();
  const { id } = await care.booking(as, of.id, at, { mode: 'clinic' });
  await care.lakou.db.query("update bookings set status = 'completed', completed_at = now() where id = $1", [
    id,
  ]);
  return id;
}
const cash = (id: string, as = provider, currency = 'USD') =>
  care.send('POST', `/api/bookings/${id}/cash`, as, { currency });

test('PROV-3 a completed visit that was paid in cash has a numbered receipt, and its patient is told', async () => {
  const [first, second] = [await visit(), await visit()];
  const paid = await cash(first);
  expect([paid.statusCode, paid.json()]).toMatchObject([
    201,
    { id: first, number: '000001', amount: 20, gourdes: null, rate: null, providerName: 'Dr Mirlande' },
  ]);
  expect((await cash(second, provider, 'HTG')).json()).toMatchObject({
    number: '000002',
    amount: 20,
    gourdes: 2620,
    rate: 131,
  });
  expect((await care.read(patient, first)).json()).toMatchObject({ paymentStatus: 'paid' });
  expect((await cash(first)).json().code).toBe('not_payable');
  const order = await care.send('POST', '/api/payments/paypal/create-order', patient, { customId: first });
  expect(order.json().code).toBe('not_payable');
  const told = (await care.send('GET', '/api/notifications', patient)).json<{ kind: string }[]>();
  expect(told.filter(({ kind }) => kind === 'cash_received')).toHaveLength(2);
  const list = (await care.send('GET', '/api/providers/me/cash', provider)).json<{ number: string }[]>();
  expect(list.map(({ number }) => number)).toEqual(['000002', '000001']);
  const next = await care.send('GET', `/api/providers/me/cash?limit=1&after=${second}`, provider);
  expect(next.json()).toMatchObject([{ id: first }]);
  // The money was never ours.
  expect(await care.lakou.db.query('select 1 from ledger_entries')).toEqual([]);
});

test('PROV-3 patient and provider read the receipt, in their own language; nobody else learns of it', async () => {
  const id = await visit();
  await cash(id);
  for (const reader of [patient, provider]) {
    expect((await care.send('GET', `/api/bookings/${id}/cash`, reader)).json()).toMatchObject({
      id,
      amount: 20,
    });
    const paper = await care.send('GET', `/api/bookings/${id}/cash/receipt`, reader);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  }
  for (const stranger of [await care.patient(), await care.provider()])
    for (const path of ['cash', 'cash/receipt'])
      expect((await care.send('GET', `/api/bookings/${id}/${path}`, stranger)).statusCode).toBe(404);
});

test('PROV-3 only who saw the patient records it, for a visit that took place and that no clinic arranged', async () => {
  const open = await care.booking(patient, provider.id, '2026-11-19T14:00:00Z', { mode: 'clinic' });
  expect((await cash(open.id)).json().code).toBe('not_payable');
  const id = await visit();
  expect((await cash(id, await care.provider())).statusCode).toBe(404);
  expect((await cash(id, patient)).statusCode).toBe(403);
  expect((await cash(id, provider, 'EUR')).statusCode).toBe(400);
  await care.pay(patient, id);
  expect((await cash(id)).json().code).toBe('not_payable');
});

test('PROV-3 many at once: each visit once, and numbers without gaps', async () => {
  const other = await care.provider({ fees: { clinic: { base: 20 } } });
  const visits = [];
  for (let i = 0; i < 4; i += 1) visits.push(await visit(patient, other));
  const replies = await Promise.all([...visits, ...visits].map((id) => cash(id, other)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
  const numbers = replies.flatMap((reply) => reply.json<{ number?: string }>().number ?? []);
  expect(numbers.toSorted()).toEqual(['000001', '000002', '000003', '000004']);
});

test('PROV-3 gourdes in cash are rounded to the nearest whole one', async () => {
  const other = await care.provider({ fees: { clinic: { base: 20.5 } } });
  // 20.50 at 131 is 2,685.50.
  expect((await cash(await visit(patient, other), other, 'HTG')).json().gourdes).toBe(2686);
});

import type { Earnings, PaidBooking } from '@lakou/contract/provider-workspace';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

// 22:00 of the 14th in Haiti: the local day is not the day in UTC.
const care = agendaTest('2026-11-15T03:00:00Z');
let provider: Somebody;
let patient: Somebody;
const SPAN = '?from=2026-11-09&to=2026-11-22';

const earned = async (query = SPAN): Promise<Earnings> => (await care.earnings(provider, query)).json();
const paid = ({ periods }: Earnings) =>
  periods.flatMap(({ start, captured, refunded, visits }) =>
    visits > 0 || refunded > 0 ? [[start, captured, refunded, visits]] : [],
  );

beforeAll(async () => {
  provider = await care.provider({ fees: { clinic: { base: 40 } } });
  patient = await care.patient();
});

test('PROV-3 a captured payment counts with the fare and without our fee, on the provider’s own day', async () => {
  const booking = await care.booking(patient, provider.id, '2026-11-17T14:00:00Z');
  expect((await earned()).totals).toMatchObject({ captured: 0, visits: 0 });
  await care.pay(patient, booking.id);
  const found = await earned();
  expect(paid(found)).toEqual([['2026-11-14', 40, 0, 1]]);
  expect(found).toMatchObject({
    timeZone: 'America/Port-au-Prince',
    totals: { captured: 40, refunded: 0, net: 40, visits: 1, awaiting: 0 },
  });
  expect(found.periods).toHaveLength(14);
});

test('PROV-3 weeks begin on Monday, months on their first day', async () => {
  care.clock.move(2 * 86_400);
  const booking = await care.booking(patient, provider.id, '2026-11-18T14:00:00Z');
  await care.pay(patient, booking.id);
  expect(paid(await earned(`${SPAN}&by=week`))).toEqual([
    ['2026-11-09', 40, 0, 1],
    ['2026-11-16', 40, 0, 1],
  ]);
  expect(paid(await earned('?from=2026-10-01&to=2026-12-31&by=month'))).toEqual([['2026-11-01', 80, 0, 2]]);
});

test('PROV-3 what went back is taken off, on the day it went', async () => {
  const booking = await care.booking(patient, provider.id, '2026-11-20T14:00:00Z');
  await care.pay(patient, booking.id);
  care.clock.move(86_400);
  expect((await care.act(provider, booking.id, 'cancel')).statusCode).toBe(200);
  await expect.poll(async () => (await earned()).totals.refunded).toBe(40);
  const found = await earned();
  expect(found.totals).toMatchObject({ captured: 120, refunded: 40, net: 80 });
  expect(paid(found).at(-1)).toEqual(['2026-11-17', 0, 40, 0]);
});

test('PROV-3 each service is told with what it brought, the most first', async () => {
  const nurse = await care.provider({ fees: { clinic: { base: 40 } } });
  for (const [hour, serviceType] of [
    ['14', 'Wound care'],
    ['16', 'Wound care'],
    ['18', 'Vaccination'],
  ]) {
    const { id } = await care.booking(patient, nurse.id, `2026-11-19T${hour}:00:00Z`, { serviceType });
    await care.pay(patient, id);
  }
  const { services } = (await care.earnings(nurse, SPAN)).json<Earnings>();
  expect(services.map(({ visits, net }) => [visits, net])).toEqual([
    [2, 80],
    [1, 40],
  ]);
  expect(services[0]?.serviceType).toMatch(/wound/i);
});

test('BOOK-9 a visit that took place and is not paid for is awaited', async () => {
  const booking = await care.booking(patient, provider.id, '2026-11-21T14:00:00Z');
  expect((await earned()).totals.awaiting).toBe(0);
  await care.put(booking.id, 'completed');
  expect((await earned()).totals).toMatchObject({ awaiting: 40, captured: 120 });
});

test('PROV-3 the visits behind it come in pages, the latest payment first', async () => {
  const first = await care.paidBookings(provider, `${SPAN}&limit=2`);
  const rows: PaidBooking[] = first.json();
  expect(
    rows.map(({ visitAt, earned: share, refunded }) => [visitAt?.slice(0, 10), share, refunded]),
  ).toEqual([
    ['2026-11-20', 40, 40],
    ['2026-11-18', 40, 0],
  ]);
  expect(rows[0]).toMatchObject({ patientName: 'Somebody', serviceType: 'Visit', mode: 'clinic' });
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await care.send('GET', next, provider)).json()).toHaveLength(1);
});

test.each([
  ['a span that ends before it begins', '?from=2026-11-20&to=2026-11-10'],
  ['a span of many years', '?from=2016-11-20&to=2026-11-10'],
  ['a day that is none', '?from=2026-02-30'],
  ['a period that there is not', '?by=fortnight'],
])('%s is refused', async (_, query) => {
  expect((await care.earnings(provider, query)).statusCode).toBe(400);
});

test('attack: another provider sees nothing of it, and nobody else may ask', async () => {
  const other = await care.provider();
  expect((await care.earnings(other, SPAN)).json().totals).toEqual({
    captured: 0,
    refunded: 0,
    net: 0,
    visits: 0,
    awaiting: 0,
  });
  expect((await care.paidBookings(other, SPAN)).json()).toEqual([]);
  const [{ id = '' } = {}] = (await care.paidBookings(provider, SPAN)).json() as PaidBooking[];
  expect((await care.paidBookings(other, `${SPAN}&after=${id}`)).json()).toEqual([]);
  expect((await care.earnings(patient)).statusCode).toBe(403);
  expect((await care.earnings(await care.somebody('ADMIN'))).statusCode).toBe(403);
});

test('ACC-14 the names among the visits behind it are written down, the child’s with the parent’s', async () => {
  const [other, doctor] = [await care.patient(), await care.provider({ fees: { clinic: { base: 40 } } })];
  const child = await care.dependent(other);
  const at = new Date(care.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  const booking = await care.booking(other, doctor.id, `${at}T14:00:00Z`, { dependentId: child });
  await care.pay(other, booking.id);
  const [visit] = (await care.paidBookings(doctor)).json();
  expect(visit).toMatchObject({ patientId: other.id, dependentId: child, patientName: 'Ti Rose' });
  const lines = await care.lakou.db.query(
    `select action, subject_ids as "subjectIds" from audit_events where actor_id = $1`,
    [doctor.id],
  );
  expect(lines).toEqual([{ action: 'earnings:read', subjectIds: [other.id, child] }]);
});

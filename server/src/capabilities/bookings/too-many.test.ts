import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import type { Instance } from '#test/instance.ts';

const t = bookingTest();
let small: Instance;
let other: Instance;
beforeAll(async () => {
  const config = { maxFutureBookings: 5, maxFutureBookingsPerProvider: 3 };
  small = await t.lakou.open({ clock: t.clock, jobs: false, config });
  other = await t.lakou.open({ clock: t.clock, jobs: false, config });
});

const slot = (n: number) => new Date(Date.parse('2026-11-17T14:00:00Z') + n * 86_400_000).toISOString();
const bookIn = ({ app }: Instance, as: Somebody, providerId: string, n: number, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/data/bookings',
    headers: as.headers,
    payload: { serviceType: 'Visit', mode: 'clinic', providerId, dateTime: slot(n), ...more },
  });
const countOf = async ({ id }: Somebody) =>
  (
    await t.lakou.db.query<{ n: number }>('select count(*)::int as n from bookings where patient_id = $1', [
      id,
    ])
  )[0]?.n;

test('BOOK-4 attack: one account cannot fill a provider’s calendar, nor everybody’s', async () => {
  const patient = await t.patient();
  const [first, second] = [await t.provider(), await t.provider()];
  for (const n of [0, 1, 2]) expect((await bookIn(small, patient, first.id, n)).statusCode).toBe(201);
  const fourth = await bookIn(small, patient, first.id, 3);
  expect([fourth.statusCode, fourth.json().code]).toEqual([409, 'too_many_bookings']);
  for (const n of [3, 4]) expect((await bookIn(small, patient, second.id, n)).statusCode).toBe(201);
  const child = await t.dependent(patient);
  const sixth = await bookIn(small, patient, second.id, 5, { dependentId: child });
  expect([sixth.statusCode, sixth.json().code]).toEqual([409, 'too_many_bookings']);
  expect(await countOf(patient)).toBe(5);
});

test('BOOK-4 a visit that was cancelled, or has passed, makes room', async () => {
  const patient = await t.patient();
  const doctor = await t.provider();
  const visits = [];
  for (const n of [0, 1, 2]) visits.push((await bookIn(small, patient, doctor.id, n)).json());
  await t.act(patient, visits[0].id, 'cancel');
  expect((await bookIn(small, patient, doctor.id, 3)).statusCode).toBe(201);
  expect((await bookIn(small, patient, doctor.id, 4)).statusCode).toBe(409);
  await t.lakou.db.query(
    `update bookings set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'
     where id = $1`,
    [visits[1].id],
  );
  expect((await bookIn(small, patient, doctor.id, 4)).statusCode).toBe(201);
});

test('BOOK-4 attack: many at once, for oneself and one’s children, by two servers, are counted too', async () => {
  const patient = await t.patient();
  const doctor = await t.provider();
  const children = [await t.dependent(patient, 'Ti Rose'), await t.dependent(patient, 'Ti Jo')];
  const asked = Array.from({ length: 12 }, (_, n) =>
    bookIn(n % 2 ? small : other, patient, doctor.id, n, n % 3 ? { dependentId: children[(n % 3) - 1] } : {}),
  );
  const replies = await Promise.all(asked);
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(await countOf(patient)).toBe(3);
});

test('BOOK-4 attack: many at once with many providers, where only the account is shared, are counted too', async () => {
  const patient = await t.patient();
  const doctors = await Promise.all(Array.from({ length: 12 }, () => t.provider()));
  const replies = await Promise.all(
    doctors.map(({ id }, n) => bookIn(n % 2 ? small : other, patient, id, n)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect(await countOf(patient)).toBe(5);
});

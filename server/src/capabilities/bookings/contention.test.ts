import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import type { Instance } from '#test/instance.ts';

const t = bookingTest();
const PATIENTS = 100;
const ROUNDS = 20;
let people: Somebody[];
let other: Instance;

/** Every second request goes to another server, where only the database prevents conflicts. */
const bookAt = (index: number, as: Somebody, payload: object) =>
  (index % 2 ? other : t.instance()).app.inject({
    method: 'POST',
    url: '/api/data/bookings',
    headers: as.headers,
    payload,
  });

beforeAll(async () => {
  people = [];
  other = await t.lakou.open({ clock: t.clock, jobs: false });
  for (let i = 0; i < PATIENTS; i++) people.push(await t.patient());
});

test(`BOOK-4 ${PATIENTS} patients for one slot: one winner, ${ROUNDS} times over`, {
  timeout: 180_000,
}, async () => {
  const query = 'select count(*) as count from bookings where provider_id = $1 and starts_at = $2';
  for (let round = 0; round < ROUNDS; round++) {
    // Another one each time: who wins often would reach the limit of visits with one provider.
    const doctor = await t.provider();
    const dateTime = new Date(Date.parse('2026-11-17T14:00:00Z') + round * 86_400_000).toISOString();
    const slotRequest = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id, dateTime };
    const replies = await Promise.all(people.map((one, index) => bookAt(index, one, slotRequest)));
    const won = replies.filter(({ statusCode }) => statusCode === 201);
    const lost = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json());
    expect([won.length, lost.length]).toEqual([1, PATIENTS - 1]);
    expect(lost.every(({ code, slots }) => code === 'slot_taken' && slots.length === 6)).toBe(true);
    expect(await t.lakou.db.query(query, [doctor.id, dateTime])).toEqual([{ count: 1 }]);
  }
});

test('BOOK-8 a hundred who name no slot get a hundred different ones', async () => {
  const doctor = await t.provider();
  const slotRequest = {
    serviceType: 'Visit',
    mode: 'clinic',
    providerId: doctor.id,
    dateTime: '2027-01-04T00:00:00Z',
  };
  const replies = [];
  // In groups, because the last of a hundred in one queue may wait longer than a lock is waited for.
  for (let first = 0; first < PATIENTS; first += 20)
    replies.push(
      ...(await Promise.all(
        people.slice(first, first + 20).map((one, index) => bookAt(index, one, slotRequest)),
      )),
    );
  expect([...new Set(replies.map(({ statusCode }) => statusCode))]).toEqual([201]);
  expect(new Set(replies.map((reply) => reply.json().dateTime)).size).toBe(PATIENTS);
});

test('one patient who books twenty providers at once for one time gets one', async () => {
  const [patient] = people;
  if (!patient) throw new Error('there are people');
  const doctors = [];
  for (let i = 0; i < 20; i++) doctors.push(await t.provider());
  const replies = await Promise.all(
    doctors.map(({ id }) =>
      t.book(patient, {
        serviceType: 'Visit',
        mode: 'clinic',
        providerId: id,
        dateTime: '2027-02-01T14:00:00Z',
      }),
    ),
  );
  const codes = replies.map((reply) => (reply.statusCode === 201 ? 'booked' : reply.json().code)).sort();
  expect(codes).toEqual(['booked', ...Array.from({ length: 19 }, () => 'patient_busy')]);
});

test('the database itself refuses what would overlap, whoever writes it', async () => {
  const [patient, another] = people;
  const doctor = await t.provider();
  const booking = await t.booking(patient as Somebody, doctor.id, '2027-02-02T14:00:00Z');
  const copy = t.lakou.db.query(
    `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
     select gen_random_uuid(), $2, provider_id, service_type, mode, starts_at + interval '29 minutes',
       ends_at + interval '29 minutes', time_zone, patient_time_zone, status, base_cents, service_fee_cents,
       total_cents, $2, created_at
     from bookings where id = $1`,
    [booking.id, another?.id],
  );
  await expect(copy).rejects.toMatchObject({ code: '23P01', constraint: 'one_visit_per_provider' });
});

test('BOOK-4 who is overtaken by one that did not wait is offered the next free times all the same', async () => {
  const [patient, faster] = people as [Somebody, Somebody];
  const doctor = await t.provider();
  const dateTime = '2027-02-03T14:00:00Z';
  const slotRequest = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id, dateTime };
  const reply = await t.lakou.db.transaction(async (tx) => {
    await tx.query(
      `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
         patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
       values (gen_random_uuid(), $1, $2, 'Visit', 'clinic', $3::timestamptz, $3::timestamptz + interval '30 minutes',
         'UTC', 'UTC', 'confirmed', 5000, 500, 5500, $1, now())`,
      [faster.id, doctor.id, dateTime],
    );
    const booking = t.book(patient, slotRequest);
    // The trigger takes the provider's lock, whoever writes.
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await expect.poll(async () => (await t.lakou.db.query(waiting)).length).toBe(1);
    return { booking };
  });
  const refused = await reply.booking;
  expect(refused.json()).toMatchObject({ code: 'slot_taken', message: expect.any(String) });
  expect(refused.json().slots).toHaveLength(6);
});

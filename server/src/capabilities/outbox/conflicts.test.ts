import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

// What a device wrote without a network, and what was saved elsewhere before it arrived.
const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
beforeAll(async () => {
  nadege = await care.patient();
});

const NOTHING = {
  flow: 'none',
  symptoms: [],
  bbt: null,
  cervicalMucus: 'none',
  ovulationTest: '',
  notes: '',
  intimacy: '',
  contraception: [],
};
const note = (date: string, values: object, key?: string) =>
  care.send(
    'POST',
    '/api/data/health/menstrual/log',
    nadege,
    { patientId: nadege.id, date, ...values },
    key ? { 'idempotency-key': key } : {},
  );
const noted = async (date: string) => {
  const { logs } = (await care.send('GET', `/api/data/health/menstrual/${nadege.id}`, nadege)).json();
  return logs.find((log: { date: string }) => log.date === date);
};

test('OUT-1 a day that another device noted meanwhile is not written over: both versions are told', async () => {
  const date = '2026-11-10';
  await note(date, { flow: 'heavy', symptoms: ['cramps'] });
  const mine = { flow: 'light', symptoms: [], seen: null };
  const refused = await note(date, mine, 'mine');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_changed']);
  expect(refused.json().saved).toMatchObject({ date, flow: 'heavy', symptoms: ['cramps'] });
  expect(await noted(date)).toMatchObject({ flow: 'heavy' });

  const { patientId: _, date: __, ...seen } = refused.json().saved;
  expect((await note(date, { ...mine, seen }, 'mine')).statusCode).toBe(201);
  expect(await noted(date)).toMatchObject({ flow: 'light' });
  // The reply was lost, and it is sent again: not a conflict with itself.
  expect((await note(date, { ...mine, seen }, 'mine')).statusCode).toBe(201);
});

test('OUT-1 a day that was taken back elsewhere is told as that; the same words are no conflict', async () => {
  const date = '2026-11-11';
  const seen = { ...NOTHING, flow: 'medium' };
  const gone = await note(date, { ...seen, flow: 'heavy', seen });
  expect([gone.statusCode, gone.json().saved]).toEqual([409, null]);
  const same = { ...seen, symptoms: ['cramps', 'headache'] };
  await note(date, same);
  const again = await note(date, { ...same, symptoms: ['headache', 'cramps'], seen: null });
  expect(again.statusCode, again.body).toBe(201);
});

test('OUT-1 a client that does not say what it saw writes as before', async () => {
  const date = '2026-11-12';
  await note(date, { flow: 'heavy' });
  expect((await note(date, { flow: 'light' })).statusCode).toBe(201);
  expect(await noted(date)).toMatchObject({ flow: 'light' });
});

test('OUT-1 two devices at once: one of them is told', async () => {
  const date = '2026-11-13';
  const replies = await Promise.all(
    ['light', 'medium', 'heavy'].map((flow) => note(date, { flow, seen: null }, `at-once-${flow}`)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});

test('OUT-1 a dose that somebody else answered meanwhile is not counted twice', async () => {
  const plan = {
    times: ['08:00'],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    startsOn: '2026-11-14',
    endsOn: null,
    timeZone: 'America/Port-au-Prince',
    remind: false,
    namesMedicine: false,
    perDose: 1,
    quantity: 20,
    refillAt: null,
  };
  const url = `/api/records/${nadege.id}/medicines`;
  const { id } = (await care.send('POST', url, nadege, { text: 'Metformin', plan })).json();
  const answer = (said: string | null, seen?: string | null) =>
    care.send('POST', `${url}/${id}/doses`, nadege, {
      day: '2026-11-15',
      time: '08:00',
      at: '2026-11-15T12:00:00Z',
      answer: said,
      ...(seen !== undefined && { seen }),
    });
  expect((await answer('taken', null)).statusCode).toBe(201);
  const refused = await answer('taken', null);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_changed']);
  expect(refused.json().saved).toMatchObject({ answer: 'taken', time: '08:00' });
  const [medicine] = (await care.send('GET', url, nadege)).json();
  expect(medicine.plan.quantity).toBe(19);
  expect((await answer('skipped', 'taken')).json()).toMatchObject({ answer: 'skipped' });
  expect((await answer(null, 'skipped')).statusCode).toBe(201);
  // Taking back what nobody says any more changes nothing.
  expect((await answer(null, 'taken')).statusCode).toBe(201);
});

import type { CycleLog } from '@lakou/contract/cycle';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest();
let nadege: Somebody;
let other: Somebody;

beforeAll(async () => {
  nadege = await care.patient();
  other = await care.patient();
});

const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const log = (payload: object, as = nadege) =>
  inject('POST', '/api/data/health/menstrual/log', as, { patientId: as.id, ...payload });
const read = (as = nadege, query = '', of = as) =>
  inject('GET', `/api/data/health/menstrual/${of.id}${query}`, as);
const erase = (date: string, as = nadege) => inject('DELETE', `/api/data/health/menstrual/log/${date}`, as);
const clear = () => care.lakou.db.query('delete from cycle_logs');

describe('CYCLE-2 a day is noted', () => {
  test('with all that there is to note, and comes back as saved', async () => {
    const day = {
      date: '2026-11-15',
      flow: 'medium',
      symptoms: ['cramps', 'moodSwings'],
      bbt: 36.45,
      cervicalMucus: 'egg-white',
      ovulationTest: 'negative',
      notes: 'Mwen pa dòmi byen.',
      intimacy: 'unprotected',
      contraception: ['missed_pill', 'emergency_pill'],
    };
    const saved = await log(day);
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toEqual({ ...day, patientId: nadege.id });
    expect((await read()).json().logs).toEqual([{ ...day, patientId: nadege.id }]);
  });

  test('CYCLE-1 a profile that says Male is refused, as maternity is', async () => {
    const jan = await care.patient();
    await inject('PUT', `/api/users/${jan.id}`, jan, { gender: 'Male' });
    const reply = await log({ date: '2026-11-15' }, jan);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'female_only']);
    expect((await read(jan)).json()).toEqual({ cycles: [], logs: [] });
  });

  test('a second log of the same day takes the place of the first, whole', async () => {
    const saved = await log({ date: '2026-11-15', flow: 'light' });
    const expected: CycleLog = {
      patientId: nadege.id,
      date: '2026-11-15',
      flow: 'light',
      symptoms: [],
      bbt: null,
      cervicalMucus: 'none',
      ovulationTest: '',
      notes: '',
      intimacy: '',
      contraception: [],
    };
    expect(saved.json()).toEqual(expected);
    expect((await read()).json().logs).toEqual([expected]);
  });

  test('saved twice at once, it is there once', async () => {
    const replies = await Promise.all(['spotting', 'heavy'].map((flow) => log({ date: '2026-11-16', flow })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read(nadege, '?from=2026-11-16')).json().logs).toHaveLength(1);
  });

  test('API-5 an empty temperature is none, digits are a number, a symptom named twice counts once', async () => {
    expect((await log({ date: '2026-11-14', bbt: '' })).json().bbt).toBeNull();
    expect((await log({ date: '2026-11-14', bbt: '36,7' })).json().bbt).toBe(36.7);
    expect((await log({ date: '2026-11-14', symptoms: ['acne', 'acne'] })).json().symptoms).toEqual(['acne']);
  });

  test.each(['warm', 'NaN', '-', ' '])(
    'CYCLE-2 “%s” is no number and leaves the temperature empty',
    async (bbt) => {
      const saved = await log({ date: '2026-11-14', bbt });
      expect([saved.statusCode, saved.json().bbt]).toEqual([201, null]);
    },
  );

  test.each([33.99, 43.01, 36.455, -1, '44', '36.5 C', 1e9])(
    'a temperature of %s is refused in words',
    async (bbt) => {
      const refused = await log({ date: '2026-11-14', bbt });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'temperature_invalid',
        message: 'Please enter a temperature between 34 and 43 °C, in steps of 0.01.',
        fields: [{ path: 'bbt' }],
      });
    },
  );

  test.each([
    { flow: 'torrential' },
    { symptoms: ['joy'] },
    { symptoms: 'acne' },
    { cervicalMucus: 'eggwhite' },
    { ovulationTest: 'maybe' },
    { intimacy: 'yes' },
    { contraception: ['luck'] },
    { notes: 'x'.repeat(1001) },
  ])('what is not on the list is refused: %j', async (odd) => {
    expect((await log({ date: '2026-11-14', ...odd })).statusCode).toBe(400);
  });

  test('a log can be taken back, once', async () => {
    await log({ date: '2026-10-01' });
    expect((await erase('2026-10-01')).statusCode).toBe(204);
    expect((await erase('2026-10-01')).statusCode).toBe(404);
    expect((await erase('yesterday')).statusCode).toBe(400);
  });
});

describe('CYCLE-6 periods come from the logs', () => {
  test('days next to each other are one, two days between still join, spotting starts none', async () => {
    await clear();
    for (const date of ['2026-09-01', '2026-09-02', '2026-09-05', '2026-09-29', '2026-10-27'])
      await log({ date, flow: 'medium' });
    await log({ date: '2026-09-12', flow: 'spotting' });
    expect((await read()).json().cycles).toEqual([
      { startDate: '2026-09-01', endDate: '2026-09-05' },
      { startDate: '2026-09-29', endDate: '2026-09-29' },
      { startDate: '2026-10-27', endDate: '2026-10-27' },
    ]);
  });

  test('older logs may be left out; the periods stay whole', async () => {
    const { cycles, logs } = (await read(nadege, '?from=2026-10-01')).json();
    expect(cycles).toHaveLength(3);
    expect(logs.map(({ date }: CycleLog) => date)).toEqual(['2026-10-27']);
  });

  test('days to come are accepted', async () => {
    expect((await log({ date: '2027-02-28', flow: 'light' })).statusCode).toBe(201);
  });

  test.each(['2026-02-30', '15-11-2026', '2026-11-15T', '0000-01-01', '9999-12-31', '', 20261115])(
    'the day %s is refused',
    async (date) => {
      expect((await log({ date })).statusCode).toBe(400);
    },
  );

  test('a newcomer has none', async () => {
    const reply = await read(other);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ cycles: [], logs: [] });
  });
});

describe('attacks', () => {
  test('another woman’s cycle cannot be read, written or erased', async () => {
    await log({ date: '2026-11-01', flow: 'heavy' });
    expect((await read(other, '', nadege)).statusCode).toBe(404);
    const forged = await log({ date: '2026-11-01', patientId: nadege.id }, other);
    expect(forged.statusCode).toBe(403);
    expect((await erase('2026-11-01', other)).statusCode).toBe(404);
    expect((await read(nadege, '?from=2026-11-01')).json().logs[0].flow).toBe('heavy');
  });

  test('treating her opens nothing: menstrual data needs her own leave', async () => {
    const doctor = await care.provider();
    await care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
      doctor.id,
    ]);
    const booking = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
    await care.put(booking.id, 'confirmed');
    await log({
      date: '2026-11-02',
      intimacy: 'protected',
      contraception: ['pill'],
      notes: 'pou mwen sèlman',
    });
    expect((await read(doctor, '', nadege)).statusCode).toBe(404);
    expect((await log({ date: '2026-11-01', patientId: nadege.id }, doctor)).statusCode).toBe(403);
  });

  test('SQL in a day or a word is only a wrong day or word', async () => {
    expect((await log({ date: "2026-11-01'; drop table cycle_logs; --" })).statusCode).toBe(400);
    expect((await log({ date: '2026-11-01', flow: "light' or '1'='1" })).statusCode).toBe(400);
    expect((await erase(encodeURIComponent("2026-11-01' or true --"))).statusCode).toBe(400);
    expect((await read()).json().logs.length).toBeGreaterThan(0);
  });
});

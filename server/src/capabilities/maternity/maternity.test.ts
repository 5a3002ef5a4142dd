import type { JournalEntry, VitalsEntry } from '@lakou/contract/maternity';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest();
let nadege: Somebody;
let other: Somebody;

async function woman(): Promise<Somebody> {
  const somebody = await care.patient();
  await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [
    somebody.id,
  ]);
  return somebody;
}
beforeAll(async () => {
  nadege = await woman();
  other = await woman();
});

const inject = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  rest: string,
  as: Somebody,
  payload?: object,
  of = as,
) => care.send(method, `/api/data/health/maternity/${of.id}/${rest}`, as, payload);
const begin = (payload: object, as = nadege) => inject('POST', 'profile', as, payload);
const userOf = async (as: Somebody) =>
  (await care.send('GET', '/api/auth/session', as)).json().maternityProfile;

describe('MAT-1 a pregnancy begins to be followed', () => {
  test('by its due date, which is then part of the user', async () => {
    const begun = await begin({ dueDate: '2027-03-09' });
    expect(begun.statusCode).toBe(201);
    expect(begun.json()).toEqual({ patientId: nadege.id, dueDate: '2027-03-09', shared: true });
    expect(await userOf(nadege)).toEqual(begun.json());
  });

  test('or by the last period: 280 days later', async () => {
    expect((await begin({ lastPeriod: '2026-06-02' }, other)).json().dueDate).toBe('2027-03-09');
  });

  test('one at a time, even when asked twice at once', async () => {
    expect((await begin({ dueDate: '2027-03-09' })).json()).toMatchObject({
      code: 'pregnancy_active',
      message: 'There is already an active maternity profile.',
    });
    const third = await woman();
    const replies = await Promise.all(
      [1, 2, 3].map(() => begin({ dueDate: '2027-01-01T00:00:00.000Z' }, third)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('only where the profile says Female', async () => {
    const man = await care.patient();
    const refused = await begin({ dueDate: '2027-03-09' }, man);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('female_only');
  });

  test.each([{}, { dueDate: '' }, { dueDate: '2027-02-30' }, { dueDate: '09/03/2027' }, { lastPeriod: 7 }])(
    'without a day of the calendar it is refused: %j',
    async (payload) => {
      expect((await begin(payload, await woman())).statusCode).toBe(400);
    },
  );

  test('MAT-6 any valid due date is accepted, long past or far ahead', async () => {
    const past = await woman();
    expect((await begin({ dueDate: '2020-01-01' }, past)).statusCode).toBe(201);
    expect((await inject('PUT', 'profile', past, { dueDate: '2030-01-01' })).json().dueDate).toBe(
      '2030-01-01',
    );
  });

  test('it is corrected, ended, and may be followed by another; the earlier one is kept', async () => {
    const her = await woman();
    expect((await inject('PUT', 'profile', her, { dueDate: '2027-01-01' })).statusCode).toBe(404);
    await begin({ dueDate: '2027-03-09' }, her);
    expect((await inject('PUT', 'profile', her, { shared: false })).json()).toMatchObject({ shared: false });
    expect((await inject('DELETE', 'profile', her)).statusCode).toBe(204);
    expect((await inject('DELETE', 'profile', her)).statusCode).toBe(404);
    expect(await userOf(her)).toBeNull();
    expect((await begin({ dueDate: '2029-03-09' }, her)).statusCode).toBe(201);
    const kept = await care.lakou.db.query('select 1 from maternity_profiles where patient_id = $1', [
      her.id,
    ]);
    expect(kept).toHaveLength(2);
  });
});

const GOOD = {
  mood: 'good',
  symptoms: ['nausea', 'backPain'],
  notes: 'Li bouje!',
  date: '2026-11-14T20:15:00Z',
};

describe('MAT-3 the journal', () => {
  test('keeps what was written, newest first', async () => {
    const first = await inject('POST', 'journal', nadege, GOOD);
    expect(first.statusCode).toBe(201);
    const { id, ...entry } = first.json();
    expect(entry).toEqual({ ...GOOD, date: '2026-11-14T20:15:00.000Z', signs: [] });
    await inject('POST', 'journal', nadege, { mood: 'okay', date: '2026-11-15' });
    await inject('POST', 'journal', nadege, { ...GOOD, date: '2026-11-10T08:00:00-05:00' });
    const list: JournalEntry[] = (await inject('GET', 'journal', nadege)).json();
    expect(list.map(({ date }) => date)).toEqual([
      '2026-11-15T12:00:00.000Z',
      '2026-11-14T20:15:00.000Z',
      '2026-11-10T13:00:00.000Z',
    ]);
    expect(list[1]?.id).toBe(id);
    expect(list[0]).toMatchObject({ mood: 'okay', symptoms: [], notes: '' });
  });

  test('API-1 comes in pages', async () => {
    const page = await inject('GET', 'journal?limit=2', nadege);
    expect(page.json()).toHaveLength(2);
    const next = /<(.+?)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await care.send('GET', next, nadege)).json()).toHaveLength(1);
  });

  test('an entry can be taken back', async () => {
    const { id } = (await inject('POST', 'journal', nadege, GOOD)).json();
    expect((await inject('DELETE', `journal/${id}`, other)).statusCode).toBe(404);
    expect((await inject('DELETE', `journal/${id}`, nadege)).statusCode).toBe(204);
    expect((await inject('DELETE', `journal/${id}`, nadege)).statusCode).toBe(404);
    expect((await inject('DELETE', 'journal/nothing', nadege)).statusCode).toBe(404);
  });

  test.each([
    { mood: 'splendid' },
    { mood: undefined },
    { symptoms: ['cramps'] },
    { notes: 'x'.repeat(2001) },
    { date: 'yesterday' },
    { date: '2026-11-17T00:00:00Z' },
    { date: '0000-01-01T00:00:00Z' },
    { signs: ['boredom'] },
  ])('what does not fit is refused: %j', async (odd) => {
    expect((await inject('POST', 'journal', nadege, { ...GOOD, ...odd })).statusCode).toBe(400);
  });
});

const VITALS = { weight: 64.2, systolic: 112, diastolic: 70, date: '2026-11-15T11:00:00Z' };

describe('MAT-4 vitals', () => {
  test('are kept with who noted them, newest first; digits are numbers', async () => {
    const first = await inject('POST', 'vitals', nadege, { ...VITALS, weight: '64,2', systolic: '112' });
    expect(first.statusCode).toBe(201);
    const { id, ...entry } = first.json();
    expect(entry).toEqual({ ...VITALS, date: '2026-11-15T11:00:00.000Z', signs: [], authorId: nadege.id });
    await inject('POST', 'vitals', nadege, { ...VITALS, date: '2026-11-01' });
    const list: VitalsEntry[] = (await inject('GET', 'vitals', nadege)).json();
    expect(list.map((one) => one.id)).toEqual([id, expect.any(String)]);
    expect((await inject('DELETE', `vitals/${list[1]?.id}`, nadege)).statusCode).toBe(204);
  });

  test.each(['weight', 'systolic', 'diastolic'])(
    'MAT-6 without %s it says what is missing',
    async (field) => {
      for (const nothing of [undefined, null, '']) {
        const refused = await inject('POST', 'vitals', nadege, { ...VITALS, [field]: nothing });
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({
          code: 'vitals_missing',
          message: 'All vitals fields are required.',
          fields: [{ path: field }],
        });
      }
    },
  );

  test.each([
    { weight: 19.9 },
    { weight: 350.1 },
    { systolic: 49, diastolic: 40 },
    { systolic: 261 },
    { diastolic: 29 },
    { systolic: 200, diastolic: 181 },
    { systolic: 110, diastolic: 110 },
    { systolic: 80, diastolic: 120 },
    { systolic: 112.5 },
    { diastolic: 70.5 },
  ])('what nobody can have is refused in words: %j', async (odd) => {
    const refused = await inject('POST', 'vitals', nadege, { ...VITALS, ...odd });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('vitals_out_of_range');
  });

  test('the edges themselves are accepted', async () => {
    const her = await woman();
    for (const edge of [
      { weight: 20, systolic: 50, diastolic: 30 },
      { weight: 350, systolic: 260, diastolic: 180 },
    ])
      expect((await inject('POST', 'vitals', her, edge)).statusCode).toBe(201);
  });
});

test('MAT-2 tips for every fourth week are there for everybody, in three languages', async () => {
  const reply = await care.instance().app.inject({ url: '/api/maternity/tips' });
  const tips = reply.json<{ week: number; title: Record<string, string> }[]>();
  expect(tips.map(({ week }) => week)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
  for (const { title } of tips) expect(Object.keys(title).sort()).toEqual(['en', 'fr', 'ht']);
});

test('MAT-2 the tips may be kept on the device, and are not sent again unchanged', async () => {
  const get = (headers = {}) => care.instance().app.inject({ url: '/api/maternity/tips', headers });
  const { headers } = await get();
  expect(headers['cache-control']).toBe('public, max-age=300');
  const again = await get({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

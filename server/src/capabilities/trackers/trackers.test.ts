import { DEFAULT_GOALS } from '@lakou/contract/trackers.rules';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let other: Somebody;
let child: string;

beforeAll(async () => {
  nadege = await care.patient();
  other = await care.patient();
  child = await care.dependent(nadege);
});
beforeEach(async () => {
  for (const table of [
    'activity_entries',
    'symptom_entries',
    'measurements',
    'tracker_settings',
    'heart_profiles',
  ])
    await care.lakou.db.query(`delete from ${table}`);
});

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  rest: string,
  as: Somebody,
  payload?: object,
  of = as,
) =>
  care.instance().app.inject({
    method,
    url: `/api/data/health/${rest.replace('ID', of.id)}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
const AT = '2026-11-15T10:00:00.000Z';
const run = (more: object = {}) => ({
  id: uuidv7(),
  at: AT,
  workout: 'running',
  minutes: 30,
  kcal: 300,
  ...more,
});
const pain = (more: object = {}) => ({ id: uuidv7(), at: AT, symptom: 'headache', severity: 4, ...more });
const reading = (more: object) => ({ id: uuidv7(), at: AT, ...more });

describe('TRACK-1 activity', () => {
  test('a workout is added, corrected and taken back', async () => {
    const sent = run();
    const added = await ask('POST', 'trackers/ID/activity', nadege, sent);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toEqual({ ...sent, name: null, standHours: 0 });
    const changed = await ask('PUT', `trackers/ID/activity/${sent.id}`, nadege, {
      at: AT,
      workout: 'other',
      name: 'Dans',
      minutes: 45,
      kcal: 250,
    });
    expect(changed.json()).toMatchObject({ id: sent.id, workout: 'other', name: 'Dans', minutes: 45 });
    expect((await ask('GET', 'trackers/ID/activity', nadege)).json()).toEqual([changed.json()]);
    expect(await status('DELETE', `trackers/ID/activity/${sent.id}`, nadege)).toBe(204);
    expect(await status('DELETE', `trackers/ID/activity/${sent.id}`, nadege)).toBe(404);
    expect((await ask('GET', 'trackers/ID/activity', nadege)).json()).toEqual([]);
  });

  test('everyday movement has energy and hours on one’s feet, and no minutes', async () => {
    const moved = { id: uuidv7(), at: AT, workout: null, kcal: 220, standHours: 9 };
    expect((await ask('POST', 'trackers/ID/activity', nadege, moved)).json()).toMatchObject({
      standHours: 9,
    });
  });

  test.each([
    ['no minutes', { minutes: 0 }],
    ['more than a day', { minutes: 1441 }],
    ['half a kilocalorie', { kcal: 1.5 }],
    ['too much energy', { kcal: 10_001 }],
    ['25 hours', { standHours: 25 }],
    ['nothing at all', { workout: null, minutes: 0, kcal: 0 }],
    ['minutes of no workout', { workout: null }],
  ])('%s is refused in clear words', async (_, wrong) => {
    const reply = await ask('POST', 'trackers/ID/activity', nadege, run(wrong));
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'Please check the numbers: 1 to 1440 minutes, up to 10,000 kcal, up to 24 hours.',
    ]);
  });

  test.each([
    ['another workout without a name', { workout: 'other' }],
    ['an unknown workout', { workout: 'flying' }],
    ['the day after tomorrow', { at: '2026-11-17T12:00:01Z' }],
    ['the year 1899', { at: '1899-12-31T00:00:00Z' }],
    ['no id', { id: undefined }],
  ])('%s is refused', async (_, wrong) => {
    expect(await status('POST', 'trackers/ID/activity', nadege, run(wrong))).toBe(400);
  });

  test('goals are 600 kcal, 60 minutes and 12 hours, until somebody sets their own', async () => {
    const start = { ...DEFAULT_GOALS, shareSymptoms: false };
    expect(start).toMatchObject({ moveKcal: 600, exerciseMinutes: 60, standHours: 12 });
    expect((await ask('GET', 'trackers/ID/settings', nadege)).json()).toEqual(start);
    const own = { ...start, moveKcal: 400 };
    expect((await ask('PUT', 'trackers/ID/settings', nadege, { moveKcal: 400 })).json()).toEqual(own);
    await ask('PUT', 'trackers/ID/settings', nadege, { dependentId: child, standHours: 8 });
    expect((await ask('GET', 'trackers/ID/settings', nadege)).json()).toEqual(own);
    expect((await ask('GET', `trackers/ID/settings?dependentId=${child}`, nadege)).json()).toEqual({
      ...start,
      standHours: 8,
    });
    expect((await ask('PUT', 'trackers/ID/settings', nadege, { moveKcal: 0 })).json().code).toBe(
      'goals_invalid',
    );
  });
});

describe('written once, whatever the line does', () => {
  test('ten at once with one id are one entry, and each is told of it', async () => {
    const sent = run();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', 'trackers/ID/activity', nadege, sent)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect((await ask('GET', 'trackers/ID/activity', nadege)).json()).toHaveLength(1);
  });

  test('one that comes late does not undo a correction', async () => {
    const sent = run();
    await ask('POST', 'trackers/ID/activity', nadege, sent);
    await ask('PUT', `trackers/ID/activity/${sent.id}`, nadege, { ...sent, minutes: 50 });
    expect((await ask('POST', 'trackers/ID/activity', nadege, sent)).json().minutes).toBe(50);
  });

  test('attack: somebody else’s id is neither taken nor found out', async () => {
    const sent = run();
    await ask('POST', 'trackers/ID/activity', nadege, sent);
    const theirs = await ask('POST', 'trackers/ID/activity', other, { ...sent, minutes: 5 });
    expect([theirs.statusCode, theirs.json().minutes]).toEqual([201, 5]);
    expect((await ask('GET', 'trackers/ID/activity', nadege)).json()[0].minutes).toBe(30);
    // One entry cannot belong to two people of the family.
    expect(await status('POST', 'trackers/ID/activity', nadege, { ...sent, dependentId: child })).toBe(409);
  });
});

describe('TRACK-2 symptoms', () => {
  test('what is felt has a severity, a place, triggers and a note; a code or one’s own words', async () => {
    const details = { place: 'Tanp', triggers: 'Solèy', note: 'Apre mache' };
    const coded = await ask('POST', 'trackers/ID/symptoms', nadege, pain(details));
    expect(coded.json()).toMatchObject({ symptom: 'headache', severity: 4, ...details });
    const own = await ask(
      'POST',
      'trackers/ID/symptoms',
      nadege,
      pain({ symptom: '  Pye grate  ', note: ' ' }),
    );
    expect(own.json()).toMatchObject({ symptom: 'Pye grate', note: null });
  });

  test.each([[0], [11], [2.5], ['x'], [null]])('severity %j is refused', async (severity) => {
    const reply = await ask('POST', 'trackers/ID/symptoms', nadege, pain({ severity }));
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please choose a severity from 1 to 10.']);
  });

  test('attack: text beyond its room is refused, markup is only text', async () => {
    expect(await status('POST', 'trackers/ID/symptoms', nadege, pain({ note: 'x'.repeat(1001) }))).toBe(400);
    expect(await status('POST', 'trackers/ID/symptoms', nadege, pain({ symptom: ' ' }))).toBe(400);
    const note = '<img src=x onerror=alert(1)>';
    expect((await ask('POST', 'trackers/ID/symptoms', nadege, pain({ note }))).json().note).toBe(note);
  });
});

describe('TRACK-3 vitals', () => {
  test('each reading is optional, at least one is not; text from forms is read', async () => {
    const pressure = await ask(
      'POST',
      'trackers/ID/vitals',
      nadege,
      reading({ systolic: '128', diastolic: '82' }),
    );
    expect(pressure.json()).toMatchObject({ systolic: 128, diastolic: 82, heartRate: null, fasting: false });
    const rest = { heartRate: 72, temperature: 36.6, oxygen: 98, weight: 68.4, glucose: 95, fasting: true };
    expect(
      (await ask('POST', 'trackers/ID/vitals', nadege, reading({ ...rest, temperature: '36,6' }))).json(),
    ).toMatchObject(rest);
    const empty = await ask('POST', 'trackers/ID/vitals', nadege, reading({ systolic: '', diastolic: '' }));
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'Please enter at least one value.']);
  });

  test.each([
    [{ systolic: 120 }],
    [{ diastolic: 80 }],
    [{ systolic: 80, diastolic: 120 }],
    [{ systolic: 12, diastolic: 8 }],
    [{ heartRate: 301 }],
    [{ temperature: 98.6 }],
    [{ oxygen: 101 }],
    [{ weight: 0 }],
    [{ glucose: 5 }],
    [{ glucose: 'a lot' }],
  ])('%j is refused in clear words', async (wrong) => {
    const reply = await ask('POST', 'trackers/ID/vitals', nadege, reading(wrong));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(
      /^Please check the numbers: blood pressure 40 to 300 over 20 to 200/,
    );
  });

  test('newest first, between two moments, in pages', async () => {
    for (const day of [11, 13, 12, 14])
      await ask('POST', 'trackers/ID/vitals', nadege, {
        id: uuidv7(),
        at: `2026-11-${day}T08:00:00Z`,
        weight: day,
      });
    const weights = async (query: string) => {
      const reply = await ask('GET', `trackers/ID/vitals${query}`, nadege);
      return { reply, weights: reply.json().map(({ weight }: { weight: number }) => weight) };
    };
    expect((await weights('')).weights).toEqual([14, 13, 12, 11]);
    expect((await weights('?from=2026-11-12&to=2026-11-14')).weights).toEqual([13, 12]);
    const first = await weights('?limit=3');
    expect(first.weights).toEqual([14, 13, 12]);
    const next = /<(.+?)>/.exec(String(first.reply.headers.link))?.[1] ?? '';
    expect(
      (await care.send('GET', next, nadege)).json().map(({ weight }: { weight: number }) => weight),
    ).toEqual([11]);
  });
});

describe('TRACK-4 heart', () => {
  test('what the risk needs beside readings is saved for each person; unknown stays unknown', async () => {
    const unknown = (await ask('GET', 'heart/ID', nadege)).json();
    expect(new Set(Object.values(unknown))).toEqual(new Set([null]));
    const said = {
      ...unknown,
      smoker: false,
      diabetes: true,
      heightCm: 165.5,
      totalCholesterol: 210,
      hdl: 48,
    };
    expect((await ask('PUT', 'heart/ID', nadege, said)).json()).toEqual(said);
    expect((await ask('GET', 'heart/ID', nadege)).json()).toEqual(said);
    expect((await ask('GET', `heart/ID?dependentId=${child}`, nadege)).json()).toEqual(unknown);
    await ask('PUT', 'heart/ID', nadege, { smoker: true });
    expect((await ask('GET', 'heart/ID', nadege)).json()).toEqual({ ...unknown, smoker: true });
  });

  test.each([
    [{ heightCm: 20 }],
    [{ totalCholesterol: 501 }],
    [{ hdl: 9 }],
    [{ totalCholesterol: 60, hdl: 70 }],
  ])('%j is refused in clear words', async (wrong) => {
    const reply = await ask('PUT', 'heart/ID', nadege, wrong);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'heart_numbers_invalid']);
  });
});

describe('a family', () => {
  test('what is noted for a child stands with the child alone', async () => {
    await ask('POST', 'trackers/ID/vitals', nadege, reading({ temperature: 38.4, dependentId: child }));
    expect((await ask('GET', 'trackers/ID/vitals', nadege)).json()).toEqual([]);
    expect((await ask('GET', `trackers/ID/vitals?dependentId=${child}`, nadege)).json()).toHaveLength(1);
  });

  test('attack: somebody else’s child, or one’s own entries by way of the child, are nobody’s', async () => {
    expect(
      await status('POST', 'trackers/ID/vitals', other, reading({ weight: 20, dependentId: child })),
    ).toBe(404);
    expect(await status('GET', `trackers/ID/vitals?dependentId=${child}`, other)).toBe(404);
    expect(await status('GET', `trackers/ID/vitals?dependentId=${child}`, other, undefined, nadege)).toBe(
      404,
    );
    const own = reading({ weight: 60 });
    await ask('POST', 'trackers/ID/vitals', nadege, own);
    expect(await status('DELETE', `trackers/ID/vitals/${own.id}?dependentId=${child}`, nadege)).toBe(404);
    expect(await status('PUT', `trackers/ID/vitals/${own.id}`, nadege, { ...own, dependentId: child })).toBe(
      404,
    );
    expect(await status('GET', 'trackers/ID/vitals?dependentId=x', nadege)).toBe(400);
  });

  test('one who is removed is asked for in vain', async () => {
    const gone = await care.dependent(nadege, 'Ti Jo');
    await care.lakou.db.query('update dependents set removed_at = now() where id = $1', [gone]);
    expect(await status('GET', `trackers/ID/vitals?dependentId=${gone}`, nadege)).toBe(404);
  });
});

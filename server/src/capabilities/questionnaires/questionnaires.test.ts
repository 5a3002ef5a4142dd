import type { Questionnaire, QuestionnaireResult } from '@lakou/contract/questionnaires';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const verify = (who: Somebody) =>
  care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [who.id]);

const ask = (method: 'GET' | 'POST', as: Somebody, payload?: object, query = '') =>
  care.instance().app.inject({
    method,
    url: `/api/data/health/questionnaires/${nadege.id}${query}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const PHQ = { questionnaire: 'phq9', answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] };

beforeAll(async () => {
  nadege = await care.patient();
  doctor = await care.provider();
  stranger = await care.provider();
  child = await care.dependent(nadege);
  await verify(doctor);
  await verify(stranger);
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('TOOL-3 three questionnaires, as data, with their words and points', async () => {
  const reply = await care.instance().app.inject({
    method: 'GET',
    url: '/api/questionnaires?lang=ht',
    headers: doctor.headers,
  });
  const found = reply.json<Questionnaire[]>();
  expect(found.map(({ id, max }) => [id, max])).toEqual([
    ['mmse', 30],
    ['phq9', 27],
    ['gad7', 21],
  ]);
  expect(found[0]?.steps.map(({ max }) => max)).toEqual([5, 5, 3, 5, 12]);
  expect(found[0]?.about).toContain('pa valide');
});

test('TOOL-3 who treats keeps a result, counted here and kept once; the patient reads it', async () => {
  const sent = { id: uuidv7(), ...PHQ, score: 0, level: 'minimal' };
  const kept = await ask('POST', doctor, sent);
  expect([kept.statusCode, kept.json()]).toMatchObject([
    201,
    { score: 9, max: 27, level: 'mild', danger: true, authorId: doctor.id },
  ]);
  await ask('POST', doctor, sent);
  const read = (await ask('GET', nadege)).json<QuestionnaireResult[]>();
  expect(read.map(({ id, score }) => [id, score])).toEqual([[sent.id, 9]]);
  expect((await ask('GET', doctor, undefined, '?questionnaire=gad7')).json()).toEqual([]);
});

test('TOOL-3 the patient writes none, a stranger sees none, and a child’s are not the mother’s', async () => {
  const sent = { id: uuidv7(), ...PHQ };
  expect((await ask('POST', nadege, sent)).statusCode).toBe(403);
  expect((await ask('POST', stranger, sent)).statusCode).toBe(404);
  expect((await ask('GET', stranger)).statusCode).toBe(404);
  expect((await ask('POST', doctor, { ...sent, dependentId: child })).statusCode).toBe(404);
  expect((await ask('GET', nadege, undefined, `?dependentId=${child}`)).json()).toEqual([]);
});

test('TOOL-3 a result with a missing answer is refused', async () => {
  const reply = await ask('POST', doctor, { id: uuidv7(), questionnaire: 'gad7', answers: [1, 2] });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'answers_incomplete']);
});

test('TOOL-3 school counts: 22 of 30 is usual after six years of it', async () => {
  const answers = Array.from({ length: 30 }, (_, at) => (at < 22 ? 1 : 0));
  const level = async (educationYears: number | null) =>
    (await ask('POST', doctor, { id: uuidv7(), questionnaire: 'mmse', answers, educationYears })).json()
      .level;
  expect([await level(6), await level(16), await level(null)]).toEqual(['normal', 'mild', 'mild']);
});

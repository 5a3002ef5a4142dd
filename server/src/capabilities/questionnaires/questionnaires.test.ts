import type {
  Questionnaire,
  QuestionnaireRequest,
  QuestionnaireResult,
} from '@lakou/contract/questionnaires';
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

const requests = () => `/api/data/health/questionnaires/${nadege.id}/requests`;
const inject = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const asked = async (questionnaire: string) =>
  (await inject('POST', requests(), doctor, { questionnaire })).json<QuestionnaireRequest>();
const answering = (id: string, as: Somebody, answers: number[]) =>
  inject('POST', `/api/questionnaire-requests/${id}/answers`, as, { answers });
const told = (userId: string, kind: string) =>
  care.lakou.db.query('select subject_id, details from notifications where user_id = $1 and kind = $2', [
    userId,
    kind,
  ]);

test('TOOL-6 who treats asks, the patient answers by herself, once, and who asked is told of the danger', async () => {
  const request = await asked('phq9');
  expect(await asked('phq9')).toEqual(request);
  expect(await told(nadege.id, 'questionnaire_asked')).toMatchObject([{ subject_id: request.id }]);
  expect((await inject('GET', `${requests()}?open=1`, nadege)).json()).toEqual([request]);
  expect((await answering(request.id, nadege, [0, 0])).json().code).toBe('answers_incomplete');
  const kept = await answering(request.id, nadege, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect([kept.statusCode, kept.json()]).toMatchObject([
    201,
    { score: 1, level: 'minimal', danger: true, authorId: nadege.id, questionnaire: 'phq9' },
  ]);
  const again = await answering(request.id, nadege, [3, 3, 3, 3, 3, 3, 3, 3, 3]);
  expect(again.json()).toEqual(kept.json());
  expect(await told(doctor.id, 'questionnaire_danger')).toMatchObject([{ subject_id: nadege.id }]);
  expect((await inject('GET', `${requests()}?open=1`, doctor)).json()).toEqual([]);
  const [read] = (await ask('GET', doctor)).json<QuestionnaireResult[]>();
  expect(read).toEqual(kept.json());
});

test('TOOL-6 answers without a danger are told as such, and what is no longer asked is gone', async () => {
  const { id } = await asked('gad7');
  await answering(id, nadege, [0, 0, 0, 1, 0, 0, 0]);
  expect(await told(doctor.id, 'questionnaire_answered')).toHaveLength(1);
  expect((await inject('DELETE', `/api/questionnaire-requests/${id}`, doctor)).statusCode).toBe(409);
  const next = await asked('gad7');
  expect((await inject('DELETE', `/api/questionnaire-requests/${next.id}`, nadege)).statusCode).toBe(403);
  expect((await inject('DELETE', `/api/questionnaire-requests/${next.id}`, doctor)).statusCode).toBe(204);
  expect((await answering(next.id, nadege, [0, 0, 0, 0, 0, 0, 0])).statusCode).toBe(404);
});

test('attack: nobody asks, reads or answers for another; the memory screening is not sent', async () => {
  const other = await care.patient();
  const { id } = await asked('gad7');
  const one = `/api/questionnaire-requests/${id}`;
  expect((await inject('POST', requests(), stranger, { questionnaire: 'gad7' })).statusCode).toBe(404);
  expect((await inject('POST', requests(), nadege, { questionnaire: 'gad7' })).statusCode).toBe(403);
  expect((await inject('POST', requests(), doctor, { questionnaire: 'mmse' })).statusCode).toBe(400);
  expect((await answering(id, other, [1, 1, 1, 1, 1, 1, 1])).statusCode).toBe(404);
  expect((await answering(id, doctor, [1, 1, 1, 1, 1, 1, 1])).statusCode).toBe(403);
  for (const [who, status] of [
    [other, 404],
    [stranger, 404],
    [nadege, 200],
    [doctor, 200],
  ] as const)
    expect((await inject('GET', one, who)).statusCode).toBe(status);
  for (const who of [other, stranger]) expect((await inject('GET', requests(), who)).statusCode).toBe(404);
});

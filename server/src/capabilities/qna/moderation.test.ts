import type { Report } from '@lakou/contract/qna';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';

const lakou = testApp();
const BASE = '/api/features/qna';
const call = (as: Person, method: string, path: string, payload?: object) =>
  lakou.send(`${method} ${BASE}${path}`, payload && { payload }, as);

let ann: Person;
let bob: Person;
let admin: Person;
beforeAll(async () => {
  [ann, bob, admin] = await Promise.all([
    lakou.person('CLINIC_ADMIN'),
    lakou.person('CLINIC_ADMIN'),
    lakou.person('ADMIN'),
  ]);
});

const QUESTION = { title: 'Zinc?', description: 'Which dose for a child?', specialty: 'Pediatrics' };
const ask = async (as = ann) =>
  (await call(as, 'POST', '/questions', { authorId: as.id, ...QUESTION })).json<{ id: string }>();
const answer = async (id: string, as = bob) =>
  (await call(as, 'POST', `/questions/${id}/answers`, { content: '10 mg a day', authorId: as.id })).json<{
    id: string;
  }>();
const read = async (id: string, as = ann) => (await call(as, 'GET', `/questions/${id}`)).json();
const reports = async (state = 'open'): Promise<Report[]> =>
  (await lakou.send(`GET /api/admin/qna/reports?state=${state}`, {}, admin)).json();
const decide = (id: string | undefined, what: string, payload?: object) =>
  lakou.send(`POST /api/admin/qna/reports/${id}/${what}`, payload && { payload }, admin);
const told = async (person: Person) =>
  (await lakou.send('GET /api/notifications', {}, person)).json<{ kind: string }[]>().map(({ kind }) => kind);

test('QNA-4 who wrote it changes its words, and what it said before can be read', async () => {
  const { id } = await ask();
  const { id: answerId } = await answer(id);
  const changed = { title: 'Zinc for children?', description: 'Which dose, how long?', tags: 'zinc' };
  expect((await call(bob, 'PUT', `/questions/${id}`, changed)).statusCode).toBe(404);
  expect((await call(ann, 'PUT', `/questions/${id}`, changed)).json()).toMatchObject({
    ...changed,
    tags: ['zinc'],
    specialty: 'Pediatrics',
    editedAt: expect.any(String),
  });
  expect((await call(bob, 'GET', `/questions/${id}/edits`)).json()).toMatchObject([
    { title: 'Zinc?', text: 'Which dose for a child?' },
  ]);
  expect((await call(ann, 'PUT', `/answers/${answerId}`, { content: '20 mg' })).statusCode).toBe(404);
  expect((await call(bob, 'PUT', `/answers/${answerId}`, { content: ' ' })).json().code).toBe('answer_blank');
  expect((await call(bob, 'PUT', `/answers/${answerId}`, { content: '20 mg' })).json()).toMatchObject({
    content: '20 mg',
    editedAt: expect.any(String),
  });
  expect((await call(ann, 'GET', `/answers/${answerId}/edits`)).json()).toMatchObject([
    { title: null, text: '10 mg a day' },
  ]);
  const found = await call(bob, 'GET', '/questions?q=children');
  expect(found.json().map((one: { id: string }) => one.id)).toContain(id);
});

test('QNA-4 who follows a question is told of new answers, until they no longer follow', async () => {
  const carl = await lakou.person('CLINIC_ADMIN');
  const { id } = await ask();
  expect((await call(carl, 'PUT', `/questions/${id}/follow`)).json()).toMatchObject({ isFollowed: true });
  expect(await read(id, bob)).toMatchObject({ isFollowed: false });
  await answer(id);
  expect(await told(carl)).toEqual(['answer_followed']);
  expect((await call(carl, 'DELETE', `/questions/${id}/follow`)).statusCode).toBe(204);
  expect((await call(carl, 'DELETE', `/questions/${id}/follow`)).statusCode).toBe(404);
  await answer(id);
  expect(await told(carl)).toHaveLength(1);
});

test('QNA-5 a reported answer is hidden with a reason, its author is told and reads why, and it is shown again', async () => {
  const dora = await lakou.person('CLINIC_ADMIN');
  const { id } = await ask();
  const { id: answerId } = await answer(id, dora);
  await call(ann, 'POST', `/questions/${id}/accept/${answerId}`);
  const report = () =>
    call(bob, 'POST', `/answers/${answerId}/reports`, { reason: 'harmful', note: ' Too much ' });
  expect((await report()).statusCode).toBe(201);
  expect((await report()).json().code).toBe('already_reported');
  const open = (await reports()).find((one) => one.answerId === answerId);
  expect(open).toMatchObject({ reason: 'harmful', note: 'Too much', text: '10 mg a day', outcome: null });
  expect((await decide(open?.id, 'hide', { reason: ' ' })).statusCode).toBe(400);
  const reason = 'The dose is wrong for infants.';
  expect((await decide(open?.id, 'hide', { reason })).json()).toMatchObject({
    hiddenReason: reason,
    outcome: 'hidden',
  });
  expect((await decide(open?.id, 'hide', { reason })).statusCode).toBe(409);
  expect(await read(id, bob)).toMatchObject({ answers: [], answerCount: 0, status: 'Open' });
  expect((await read(id, dora)).answers).toMatchObject([{ id: answerId, hiddenReason: reason }]);
  expect((await call(ann, 'POST', `/answers/${answerId}/upvote`)).statusCode).toBe(404);
  expect((await call(ann, 'POST', `/questions/${id}/accept/${answerId}`)).statusCode).toBe(404);
  expect(await told(dora)).toContain('post_hidden');
  expect((await decide(open?.id, 'show')).json()).toMatchObject({ hiddenReason: null });
  expect((await decide(open?.id, 'show')).statusCode).toBe(409);
  expect((await read(id, bob)).answers).toMatchObject([{ id: answerId, author: { reputation: 0 } }]);
  expect(await told(dora)).toContain('post_shown');
});

test('QNA-5 a hidden question is there for who asked and for administrators only', async () => {
  const { id } = await ask();
  const { id: answerId } = await answer(id);
  await call(bob, 'POST', `/questions/${id}/reports`, { reason: 'identifies_patient' });
  const open = (await reports()).find((one) => one.questionId === id);
  await decide(open?.id, 'hide', { reason: 'It names a patient.' });
  for (const path of [`/questions/${id}`, `/questions/${id}/edits`])
    expect((await call(bob, 'GET', path)).statusCode, path).toBe(404);
  const carl = await lakou.person('CLINIC_ADMIN');
  expect((await call(carl, 'POST', `/answers/${answerId}/upvote`)).statusCode).toBe(404);
  expect(await read(id)).toMatchObject({ hiddenReason: 'It names a patient.' });
  expect((await call(admin, 'GET', `/questions/${id}`)).statusCode).toBe(200);
  const list = (await call(bob, 'GET', '/questions')).json<{ id: string }[]>();
  expect(list.map((one) => one.id)).not.toContain(id);
});

test('QNA-5 what is kept closes all reports on it, and both decisions are audited', async () => {
  const { id } = await ask();
  const carl = await lakou.person('CLINIC_ADMIN');
  for (const person of [bob, carl])
    await call(person, 'POST', `/questions/${id}/reports`, { reason: 'other' });
  const [first] = (await reports()).filter((one) => one.questionId === id);
  expect((await decide(first?.id, 'keep')).json()).toMatchObject({ outcome: 'kept', hiddenReason: null });
  expect((await reports()).filter((one) => one.questionId === id)).toEqual([]);
  expect((await reports('closed')).filter((one) => one.questionId === id)).toHaveLength(2);
  expect((await decide(first?.id, 'keep')).statusCode).toBe(409);
  const lines = await lakou.platform.db.query(
    "select action from audit_events where subject_id = $1 and action like 'qna:%'",
    [id],
  );
  expect(lines).toEqual([{ action: 'qna:keep' }]);
});

test('FIND-4 a reported review is hidden with its stars, its author is told why, and it is shown again', async () => {
  const patient = await lakou.person('PATIENT');
  const reader = await lakou.person('PATIENT');
  const providerId = await listProvider(lakou.platform.db, { name: 'Dr Claudel', verified: true });
  const visit = await bookingBetween(lakou.platform.db, patient.id, providerId);
  const written = await lakou.send(
    `POST /api/bookings/${visit}/review`,
    { payload: { stars: 1, text: 'Se vòlè.' } },
    patient,
  );
  const { id } = written.json();
  const profile = async () => (await lakou.send(`GET /api/providers/${providerId}`, {}, reader)).json();
  const shown = async () => (await lakou.send(`GET /api/providers/${providerId}/reviews`, {}, reader)).json();
  expect(await profile()).toMatchObject({ rating: 1, reviews: 1 });
  const report = (as: Person, of = id) =>
    lakou.send(`POST /api/reviews/${of}/reports`, { payload: { reason: 'offensive' } }, as);
  expect((await report(reader, visit)).statusCode).toBe(404);
  expect((await report(await lakou.person('SPONSOR'))).statusCode).toBe(403);
  expect((await report(reader)).statusCode).toBe(201);
  expect((await report(reader)).json().code).toBe('already_reported');
  const open = (await reports()).find(({ reviewId }) => reviewId === id);
  expect(open).toMatchObject({ title: 'Dr Claudel', text: 'Se vòlè.', stars: 1, questionId: null });
  const reason = 'It insults somebody.';
  const hidden = await decide(open?.id, 'hide', { reason });
  expect(hidden.json()).toMatchObject({ hiddenReason: reason, outcome: 'hidden' });
  expect((await decide(open?.id, 'hide', { reason })).statusCode).toBe(409);
  expect([await shown(), await profile()]).toEqual([[], expect.objectContaining({ rating: 0, reviews: 0 })]);
  expect((await report(reader)).statusCode).toBe(404);
  const [news] = (await lakou.send('GET /api/notifications', {}, patient)).json();
  expect(news).toMatchObject({ kind: 'review_hidden', details: { name: 'Dr Claudel', reason } });
  expect((await decide(open?.id, 'show')).statusCode).toBe(200);
  expect(await profile()).toMatchObject({ rating: 1, reviews: 1 });
  expect(await shown()).toMatchObject([{ id, stars: 1 }]);
  expect(await told(patient)).toContain('review_shown');
});

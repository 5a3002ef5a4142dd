import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const BASE = '/api/features/qna';
const call = (as: Person, method: string, path: string, payload?: object) =>
  lakou.send(`${method} ${BASE}${path}`, payload && { payload }, as);

let ann: Person;
let bob: Person;
beforeAll(async () => {
  [ann, bob] = await Promise.all([lakou.person('CLINIC_ADMIN'), lakou.person('CLINIC_ADMIN')]);
});

const QUESTION = { title: 'Zinc?', description: 'Which dose for a child?', specialty: 'Pediatrics' };
async function ask(as = ann, more: object = {}) {
  const reply = await call(as, 'POST', '/questions', { authorId: as.id, ...QUESTION, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
async function answer(id: string, as = bob, content = '10 mg a day') {
  const reply = await call(as, 'POST', `/questions/${id}/answers`, { content, userId: as.id });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const read = async (id: string, as = ann) => (await call(as, 'GET', `/questions/${id}`)).json();

test('QNA-1 a question has title, description and specialty; tags are trimmed, the country is who asks’s', async () => {
  await lakou.send(`PUT /api/users/${ann.id}`, { payload: { phone: '+1 617 555 0100' } }, ann);
  const asked = await ask(ann, { tags: ' malaria , child,,malaria ', language: 'fr' });
  expect(asked).toMatchObject({
    ...QUESTION,
    authorId: ann.id,
    tags: ['malaria', 'child'],
    language: 'fr',
    country: 'US',
    status: 'Open',
    answerCount: 0,
    author: { id: ann.id, reputation: 0 },
  });
  expect(JSON.stringify(asked)).not.toContain(ann.email);
  for (const missing of ['title', 'description', 'specialty']) {
    const reply = await call(ann, 'POST', '/questions', { authorId: ann.id, ...QUESTION, [missing]: ' ' });
    expect([reply.statusCode, reply.json().code], missing).toEqual([400, 'question_fields_required']);
  }
});

test('QNA-3 the list is filtered by specialty and by the country’s name, and “all” is everything', async () => {
  const { id } = await ask(ann, { specialty: 'Surgery' });
  await lakou.platform.db.query("update questions set country = 'HT' where id = $1", [id]);
  const ids = async (query: string) =>
    (await call(bob, 'GET', `/questions${query}`)).json().map((one: { id: string }) => one.id);
  expect(await ids('?specialty=Surgery')).toEqual([id]);
  expect(await ids('?specialty=Surgery&country=Haiti')).toEqual([id]);
  expect(await ids('?specialty=Surgery&country=United%20States')).toEqual([]);
  expect(await ids('?specialty=all&country=all')).toContain(id);
  expect(await ids('?specialty=Astrology')).toEqual([]);
  expect(await ids('?unanswered=1&specialty=Surgery')).toEqual([id]);
});

test('QNA-1 words find a question whatever their accents and order', async () => {
  const { id } = await ask(ann, { title: 'Fièvre typhoïde', description: 'Traitement ambulatoire' });
  const found = await call(bob, 'GET', '/questions?q=typhoide%20fievre');
  expect(found.json().map((one: { id: string }) => one.id)).toEqual([id]);
});

test('QNA-1 the list is of one language or tag, and in the order asked for, page by page', async () => {
  const tag = 'wanga';
  const [first, second, third] = [
    await ask(ann, { tags: tag, language: 'fr' }),
    await ask(ann, { tags: `x, ${tag}`, language: 'ht' }),
    await ask(ann, { tags: tag, language: 'ht' }),
  ].map(({ id }) => id as string);
  await answer(second ?? '');
  const ids = async (query: string) =>
    (await call(bob, 'GET', `/questions?tag=${tag}${query}`)).json().map((one: { id: string }) => one.id);
  expect(await ids('')).toEqual([third, second, first]);
  expect(await ids('&language=ht')).toEqual([third, second]);
  expect(await ids('&sort=oldest')).toEqual([first, second, third]);
  expect(await ids(`&sort=oldest&after=${first}`)).toEqual([second, third]);
  expect(await ids('&sort=answers')).toEqual([second, third, first]);
  expect(await ids(`&sort=answers&after=${second}`)).toEqual([third, first]);
  expect((await call(bob, 'GET', '/questions?sort=best')).statusCode).toBe(400);
});

test('QNA-1 similar questions share words with what is typed, those with most first', async () => {
  const near = await ask(ann, { title: 'Dosage of gentamicin in neonates', description: 'Once daily?' });
  const far = await ask(ann, { title: 'Gentamicin drops for eyes', description: 'Which strength?' });
  const similar = async (q: string) =>
    (await call(bob, 'GET', `/questions?similar=1&limit=3&q=${encodeURIComponent(q)}`))
      .json()
      .map((one: { id: string }) => one.id);
  expect(await similar('What dosage of gentamicin for neonates?')).toEqual([near.id, far.id]);
  expect(await similar("the 'and' | of")).toEqual([]);
  await call(ann, 'PUT', `/questions/${far.id}`, {
    title: 'Tobramycin drops',
    description: 'Which strength?',
  });
  expect(await similar('gentamicin')).toEqual([near.id]);
  expect(await similar('tobramycin')).toEqual([far.id]);
  await lakou.platform.db.query(
    "update questions set hidden_at = now(), hidden_reason = 'harm' where id = $1",
    [near.id],
  );
  expect(await similar('gentamicin')).toEqual([]);
});

test('QNA-1 words are found whether common, rare, old or never together, page by page', async () => {
  const [lister, count] = [await lakou.person('CLINIC_ADMIN'), 1100];
  const old = await ask(ann, { title: 'Kolera ak bouyon' });
  const older = await ask(ann, { title: 'Kolera san bouyon' });
  await lakou.platform.db.query(
    `insert into questions (id, title, description, specialty, tags, language, created_at, words)
     select gen_random_uuid(), 'Tansyon ' || n, 'wo', 'Surgery', '{}', 'ht', now(), to_tsvector('simple', 'tansyon ' || n || ' wo')
     from generate_series(1, $1::int) n`,
    [count],
  );
  const found = async (query: string) => (await call(lister, 'GET', `/questions?limit=30&${query}`)).json();
  const titles = async (query: string) => (await found(query)).map((one: { title: string }) => one.title);
  expect(await titles('q=kolera')).toEqual([older.title, old.title]);
  expect(await titles(`q=kolera&after=${older.id}`)).toEqual([old.title]);
  expect(await titles('q=kolera&sort=oldest')).toEqual([old.title, older.title]);
  expect(await titles('q=kolera%20tansyon')).toEqual([]);
  expect(await titles('q=tansyon%2077')).toEqual(['Tansyon 77']);
  const first = await found('q=tansyon&sort=answers');
  const next = await found(`q=tansyon&sort=answers&after=${first.at(-1).id}`);
  expect([first.length, next.length]).toEqual([30, 30]);
  expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(60);
});

test('QNA-3 an answer is not blank; it is counted, and who asked is told', async () => {
  const { id } = await ask();
  const blank = await call(bob, 'POST', `/questions/${id}/answers`, { content: '  ', authorId: bob.id });
  expect([blank.statusCode, blank.json().code]).toEqual([400, 'answer_blank']);
  await answer(id);
  expect(await read(id)).toMatchObject({ answerCount: 1, answers: [{ content: '10 mg a day', upvotes: 0 }] });
  const told = (await lakou.send('GET /api/notifications', {}, ann)).json();
  expect(told[0]).toMatchObject({ kind: 'answer_new', subjectId: id });
  const forged = await call(bob, 'POST', `/questions/${id}/answers`, { content: 'x', authorId: ann.id });
  expect(forged.statusCode).toBe(403);
});

test('QNA-2 one answer is accepted, by who asked only; accepting resolves, taking it back opens', async () => {
  const { id } = await ask();
  const first = await answer(id);
  const second = await answer(id, bob, '20 mg a day');
  const accept = (as: Person, answerId: string) => call(as, 'POST', `/questions/${id}/accept/${answerId}`);
  expect((await accept(bob, first.id)).statusCode).toBe(404);
  expect((await accept(ann, first.id)).json()).toMatchObject({ status: 'Resolved' });
  const after = (await accept(ann, second.id)).json();
  expect(after.answers.map(({ isAccepted }: { isAccepted: boolean }) => isAccepted)).toEqual([true, false]);
  expect(after.answers[0].id).toBe(second.id);
  expect((await accept(ann, second.id)).json()).toMatchObject({ status: 'Open' });
  const { id: elsewhere } = await ask();
  const foreign = await answer(elsewhere);
  expect((await accept(ann, foreign.id)).statusCode).toBe(404);
});

test('QNA-2 ten acceptances at once leave one accepted answer', async () => {
  const { id } = await ask();
  const answers = [await answer(id), await answer(id, bob, 'other')];
  const tries = Array.from({ length: 10 }, (_, n) =>
    call(ann, 'POST', `/questions/${id}/accept/${answers[n % 2]?.id}`),
  );
  for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(200);
  const { answers: now, status } = await read(id);
  const accepted = now.filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted).length;
  expect(accepted).toBeLessThanOrEqual(1);
  expect(status).toBe(accepted === 1 ? 'Resolved' : 'Open');
});

test('QNA-2 a vote counts once a person, never for oneself, and makes reputation', async () => {
  const carl = await lakou.person('CLINIC_ADMIN');
  const { id } = await ask();
  const { id: answerId } = await answer(id, carl);
  const vote = (as: Person) => call(as, 'POST', `/answers/${answerId}/upvote`);
  const replies = await Promise.all(Array.from({ length: 5 }, () => vote(ann)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.json().code === 'already_voted')).toHaveLength(4);
  expect((await vote(carl)).json().code).toBe('own_answer');
  await vote(bob);
  await call(ann, 'POST', `/questions/${id}/accept/${answerId}`);
  const [mine] = (await read(id)).answers;
  expect(mine).toMatchObject({ upvotes: 2, hasMyVote: true, author: { reputation: 12 } });
  expect((await call(ann, 'DELETE', `/answers/${answerId}/upvote`)).statusCode).toBe(204);
  expect((await call(ann, 'DELETE', `/answers/${answerId}/upvote`)).statusCode).toBe(404);
  expect((await read(id)).answers[0]).toMatchObject({
    upvotes: 1,
    hasMyVote: false,
    author: { reputation: 11 },
  });
});

test('QNA-2 a closed question takes no answers and no acceptance', async () => {
  const { id } = await ask();
  const { id: answerId } = await answer(id);
  expect((await call(bob, 'POST', `/questions/${id}/close`)).statusCode).toBe(403);
  expect((await call(ann, 'POST', `/questions/${id}/close`)).json().status).toBe('Closed');
  const late = await call(bob, 'POST', `/questions/${id}/answers`, { content: 'x', authorId: bob.id });
  expect([late.statusCode, late.json().code]).toEqual([409, 'question_closed']);
  expect((await call(ann, 'POST', `/questions/${id}/accept/${answerId}`)).statusCode).toBe(409);
  expect((await call(bob, 'PUT', `/answers/${answerId}`, { content: 'y' })).json().code).toBe(
    'question_closed',
  );
});

test('QNA-1 a provider whose licence is not verified reads and does not write; patients do neither', async () => {
  const provider = await lakou.person('PROVIDER');
  const patient = await lakou.person('PATIENT');
  expect((await call(provider, 'GET', '/questions')).statusCode).toBe(200);
  const asked = await call(provider, 'POST', '/questions', { authorId: provider.id, ...QUESTION });
  expect(asked.statusCode).toBe(403);
  expect((await call(patient, 'GET', '/questions')).statusCode).toBe(403);
});

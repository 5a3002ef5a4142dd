import type { ReviewedContent, ReviewedRow } from '@lakou/contract/content-reviews';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
import type { Medicine } from '@lakou/contract/medicines';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { publish } from './published.service.ts';

const lakou = testApp();
let admin: Person;
beforeAll(async () => {
  admin = await lakou.person('ADMIN');
});

const call = (method: string, path: string, payload?: object) =>
  lakou.send(`${method} /api/admin/content${path}`, payload && { payload }, admin);
const read = async (id: string): Promise<ReviewedContent> => (await call('GET', `/${id}`)).json();
const topic = async (slug: string, lang = 'en') => {
  const all = (await lakou.send(`GET /api/first-aid?lang=${lang}`)).json<FirstAidTopic[]>();
  return all.find(({ id }) => id === slug);
};
const correct = (id: string, more: object) =>
  call('POST', `/${id}/corrections`, { language: 'en', reason: 'New guideline', ...more });
const review = async (id: string, more: object = {}) =>
  call('POST', `/${id}/reviews`, {
    reviewer: 'Dr Mirlande Joseph',
    profession: 'doctor',
    reviewedOn: '2026-11-01',
    digest: (await read(id)).digest,
    ...more,
  });

test('ADM-6 who reviewed a text is said on its page, for as long as its words are those that were reviewed', async () => {
  const id = 'first-aid.burns';
  expect((await read(id)).state).toBe('unreviewed');
  const made = await review(id);
  expect(made.statusCode).toBe(201);
  expect(await topic('burns')).toMatchObject({
    reviewedBy: 'Dr Mirlande Joseph',
    reviewerProfession: 'doctor',
    reviewedOn: '2026-11-01',
  });
  const { fields } = await read(id);
  const title = fields.find(({ field }) => field === 'title');
  const original = title?.texts.find(({ language }) => language === 'ht')?.original;
  const corrected = await correct(id, { field: 'title', language: 'ht', original, text: 'Lè dife boule ou' });
  expect(corrected.statusCode).toBe(201);
  expect((await read(id)).state).toBe('changed');
  expect(await topic('burns')).toMatchObject({ title: 'Burns', reviewedBy: null, isCorrected: false });
  expect(await topic('burns', 'ht')).toMatchObject({ title: 'Lè dife boule ou', isCorrected: true });
  expect((await call('GET', `/${id}?lang=ht`)).json()).toMatchObject({ title: 'Lè dife boule ou' });
  await review(id, { reviewer: 'Jean Baptiste', profession: 'nurse' });
  expect(await topic('burns')).toMatchObject({ reviewedBy: 'Jean Baptiste', reviewerProfession: 'nurse' });
  const undone = await call('DELETE', `/${id}/corrections/${corrected.json().id}`);
  expect(undone.statusCode).toBe(204);
  expect(await topic('burns', 'ht')).toMatchObject({ title: original, isCorrected: false, reviewedBy: null });
  const { history } = await read(id);
  expect(history.reviews.map(({ reviewer }) => reviewer)).toEqual(['Jean Baptiste', 'Dr Mirlande Joseph']);
  expect(history.corrections).toMatchObject([{ text: 'Lè dife boule ou', endedAt: expect.any(String) }]);
});

test('ADM-6 a review is taken back, and is nobody’s for words that they did not see', async () => {
  const id = 'education.asthma';
  expect((await review(id, { digest: 'a'.repeat(64) })).json().code).toBe('content_changed');
  expect((await review(id, { reviewedOn: '2027-01-01' })).statusCode).toBe(400);
  expect((await review(id, { profession: 'astrologer' })).statusCode).toBe(400);
  const { id: reviewId } = (await review(id)).json();
  const guide = async () => (await lakou.send('GET /api/features/education/content/asthma')).json();
  expect((await guide()).reviewedBy).toBe('Dr Mirlande Joseph');
  expect((await call('DELETE', `/first-aid.burns/reviews/${reviewId}`)).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}/reviews/${reviewId}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/${id}/reviews/${reviewId}`)).statusCode).toBe(404);
  expect((await guide()).reviewedBy).toBeNull();
});

test('ADM-6 a correction replaces the words it was written for, in the directory and what is kept offline', async () => {
  const id = 'medicines.ibuprofen';
  const [uses] = (await read(id)).fields;
  const original = uses?.texts[0]?.original ?? '';
  expect((await correct(id, { field: 'uses', original: 'Other words', text: 'x' })).json().code).toBe(
    'content_changed',
  );
  expect((await correct(id, { field: 'nothing', original, text: 'x' })).statusCode).toBe(404);
  for (const text of [' ', '<b>x</b>', '[x](y)', original, 'a\nb'])
    expect((await correct(id, { field: 'uses', original, text })).statusCode, text).toBe(400);
  await correct(id, { field: 'uses', original, text: 'First words' });
  await correct(id, { field: 'uses', original, text: 'It eases pain and fever.' });
  const all = (await lakou.send('GET /api/medicines/details')).json<Medicine[]>();
  for (const found of [
    all.find((one) => one.id === 'ibuprofen'),
    (await lakou.send('GET /api/medicines/ibuprofen')).json<Medicine>(),
  ])
    expect(found?.commonUses).toBe('It eases pain and fever.');
  const rows = (await call('GET', '?kind=medicines')).json<ReviewedRow[]>();
  expect(rows.find((row) => row.id === id)).toMatchObject({ corrections: 1, stale: 0, state: 'unreviewed' });
});

test('ADM-6 a question beneath a guide is corrected and reviewed with it, and the guide is still read aloud', async () => {
  const id = 'education.anemia';
  await review(id);
  const guide = async () => (await lakou.send('GET /api/features/education/content/anemia')).json();
  const { title, blocks } = (await guide()).questions[1];
  const text = 'Red drinks make no blood.';
  const made = await correct(id, { field: 'questions.1.0', original: blocks[0].text, text });
  expect(made.statusCode).toBe(201);
  const corrected = await guide();
  expect(corrected.questions[1]).toEqual({ title, blocks: [{ kind: 'paragraph', text }] });
  expect(corrected).toMatchObject({ isCorrected: false, reviewedBy: null });
});

test('ADM-6 a correction of words that a release has changed is no longer served, and is shown as stale', async () => {
  const stale = { slug: 'burns', field: 'title', language: 'en', original: 'Old', text: 'Wrong' } as const;
  const { servedIn, isCorrected } = publish('first-aid', [stale], []);
  expect(servedIn('burns', 'en')('title', 'Burns')).toBe('Burns');
  expect(isCorrected('burns', 'en')).toBe(false);
  const id = 'first-aid.nosebleed';
  const original = (await read(id)).fields[0]?.texts[0]?.original;
  await correct(id, { field: 'title', original, text: 'A nose that bleeds' });
  await lakou.platform.db.query(
    "update content_corrections set original = 'What an older release said' where slug = 'nosebleed'",
    [],
  );
  expect((await topic('nosebleed'))?.title).toBe(original);
  const { fields, ...row } = await read(id);
  expect(row).toMatchObject({ corrections: 1, stale: 1 });
  expect(fields[0]?.texts[0]).toMatchObject({ served: original, correction: { isStale: true } });
});

test('ADM-6 the assistant quotes a page with its correction', async () => {
  const id = 'medicines.tramadol';
  const [uses] = (await read(id)).fields;
  const original = uses?.texts[0]?.original;
  await correct(id, { field: 'uses', original, text: 'Corrected words of a pharmacist.' });
  const patient = await lakou.person('PATIENT');
  const payload = { history: [{ role: 'user', parts: [{ text: 'What is tramadol for?' }] }] };
  const said = await lakou.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { cookie: patient.cookie },
    payload,
  });
  expect(said.body).toContain('Corrected words of a pharmacist.');
});

test('ADM-6 reviews and corrections are audited, and a list is paged', async () => {
  const { id } = (await review('first-aid.choking')).json();
  const lines = await lakou.platform.db.query(
    "select actor_id from audit_events where action = 'content:review' and subject_id = $1",
    [id],
  );
  expect(lines).toEqual([{ actor_id: admin.id }]);
  const first = await call('GET', '?limit=2');
  const [, second] = first.json<ReviewedRow[]>();
  expect(first.headers.link).toContain(`after=${second?.id}`);
  const next = (await call('GET', `?limit=2&after=${second?.id}`)).json<ReviewedRow[]>();
  expect(next).toHaveLength(2);
  expect(next.map((row) => row.id)).not.toContain(second?.id);
  const done = (await call('GET', '?state=reviewed')).json<ReviewedRow[]>();
  expect(done.map((row) => row.id)).toContain('first-aid.choking');
});

test('ADM-6 what the symptom checker says is corrected and reviewed too, and nothing else with it', async () => {
  const rows = (await call('GET', '?kind=triage')).json<ReviewedRow[]>();
  expect(rows.map(({ title }) => title)).toContain('What to do: general');
  const id = 'triage.recommendations-general';
  const { fields, source } = await read(id);
  expect(source.length).toBeGreaterThan(0);
  const patient = await lakou.person('PATIENT');
  const check = async () =>
    (
      await lakou.send(
        'POST /api/ai/symptom-checker',
        { payload: { symptoms: ['crushing chest pain'] } },
        patient,
      )
    ).json<{ careRecommendation: string; recommendation: string; reasoning: string }>();
  const before = await check();
  const field = fields.find(({ texts }) =>
    texts.some(({ language, served }) => language === 'en' && before.careRecommendation.includes(served)),
  );
  const original = field?.texts.find(({ language }) => language === 'en')?.original ?? '';
  const text = 'Call 116 in Haiti or 911 in the United States now, and do not go alone.';
  const made = await correct(id, { field: field?.field, original, text });
  expect(made.statusCode, made.body).toBe(201);
  const after = await check();
  expect(after.careRecommendation).toContain(text);
  expect([after.recommendation, after.reasoning]).toEqual([before.recommendation, before.reasoning]);
  expect((await review(id)).statusCode).toBe(201);
  expect((await read(id)).state).toBe('reviewed');
  await call('DELETE', `/${id}/corrections/${made.json().id}`);
  expect((await check()).careRecommendation).toBe(before.careRecommendation);
  expect((await read(id)).state).toBe('changed');
});

import { randomUUID } from 'node:crypto';
import { readTexts } from '@lakou/content/triage-texts';
import type { SymptomAnalysis, SymptomWords } from '@lakou/contract/symptom-checker';
import type { User } from '@lakou/contract/user';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { VIGNETTES_BY_LANGUAGE } from '../../../../packages/clinical/src/triage/vignettes/all.ts';
import { checkHere } from '../../../../web/app/capabilities/symptom-checker/check-here.ts';

const lakou = testApp();
let nadege: Person;
let child: string;
beforeAll(async () => {
  nadege = await lakou.person('PATIENT');
  const born = { name: 'Ti Jo', dateOfBirth: '2024-03-02', relationship: 'child', sex: 'Male' };
  const added = await lakou.send(`POST /api/users/${nadege.id}/dependents`, { payload: born }, nadege);
  child = added.json().id;
});

const EACH = 120;
/** Phrases from all of the list, not only from its beginning. */
const phrasesOf = (lang: Language): string[] => {
  const all = VIGNETTES_BY_LANGUAGE[lang];
  return Array.from({ length: EACH }, (_, at) => all[Math.floor((at * all.length) / EACH)]?.[1] ?? '');
};

const change = (payload: object) => lakou.send(`PUT /api/users/${nadege.id}`, { payload }, nadege);
const wordsIn = async (lang: Language): Promise<SymptomWords> =>
  (await lakou.send(`GET /api/ai/symptom-checker/words?lang=${lang}`, {})).json();

async function expectSame(body: Parameters<typeof checkHere>[0], words: SymptomWords): Promise<void> {
  const reply = await lakou.send('POST /api/ai/symptom-checker', { payload: body }, nadege);
  const server: SymptomAnalysis = reply.json();
  const user: User = (await lakou.send('GET /api/auth/session', {}, nadege)).json();
  const today = lakou.clock.now().toISOString().slice(0, 10);
  expect(checkHere(body, { user, words, today }), body.symptoms.join()).toEqual(server);
}

const NOTHING = { answers: {}, corrections: [], details: {} };

test.each(LANGUAGES)(
  'OFF-1 AI-1 a phone without a network gives the server’s answer to 120 texts in %s',
  async (lang) => {
    await change({
      preferredLanguage: lang,
      address: lang === 'en' ? 'Brooklyn, NY 11226' : 'Jacmel, Haïti',
    });
    await lakou.platform.db.query('delete from rate_limits');
    const words = await wordsIn(lang);
    for (const text of phrasesOf(lang)) await expectSame({ ...NOTHING, symptoms: [text] }, words);
  },
);

test('OFF-1 AI-3 the same for a child, a pregnancy, answers, corrections and chosen symptoms', async () => {
  await change({ preferredLanguage: 'ht', gender: 'Female', dateOfBirth: '1991-03-14', address: null });
  await lakou.platform.db.query('delete from rate_limits');
  const words = await wordsIn('ht');
  const bodies = [
    { ...NOTHING, symptoms: ['fever', ' tous '], dependentId: child },
    { ...NOTHING, symptoms: ['runny_nose', ''], answers: { breathing: true } },
    { ...NOTHING, symptoms: ['headache', 'tèt mwen fè mal'], details: { strength: 'strong' as const } },
    {
      ...NOTHING,
      symptoms: ['doulè nan pwatrin, mwen ap swe'],
      corrections: [{ code: 'chest_pain', denied: true }],
    },
    { ...NOTHING, symptoms: ['Skipped heartbeat', 'depi 3 jou'], corrections: [{ code: 'fever', days: 4 }] },
  ];
  for (const body of bodies) await expectSame(body, words);
  const tomorrow = new Date(lakou.clock.now().getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  await lakou.platform.db.query(
    'insert into maternity_profiles (id, patient_id, due_date, created_at) values ($1, $2, $3, $4)',
    [randomUUID(), nadege.id, tomorrow, lakou.clock.now()],
  );
  for (const dueDate of [tomorrow, '2020-01-01']) {
    await lakou.platform.db.query('update maternity_profiles set due_date = $1', [dueDate]);
    await expectSame({ ...NOTHING, symptoms: ['tèt mwen fè mal anpil'] }, words);
    await expectSame({ ...NOTHING, symptoms: ['tèt mwen fè mal anpil'], dependentId: child }, words);
  }
});

test('OFF-1 the words are the same for everybody, and a phone that has them is told so without them', async () => {
  const first = await lakou.send('GET /api/ai/symptom-checker/words?lang=ht', {});
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toContain('public');
  const again = await lakou.send('GET /api/ai/symptom-checker/words?lang=ht', {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const words = readTexts(first.json());
  expect(words.recommendations.call_now).toContain('116');
  expect(words.byCountry.US.call_now).not.toContain('116');
  expect(words.firstAid['heart-attack']).toBe('Kriz kadyak');
});

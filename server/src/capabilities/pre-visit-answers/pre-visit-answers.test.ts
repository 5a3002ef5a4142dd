import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemGrant } from '#platform/access/system-grant.ts';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { exportTrainingPhrases } from './training-phrases.service.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let doctor: Somebody;
let patient: Somebody;

beforeAll(async () => {
  [doctor, patient] = [await care.provider({ fees: { clinic: { base: 20 } } }), await care.patient()];
  await care.rename(patient, 'Rosemène Joseph');
  await care.verify(doctor);
});

let day = 15;
async function visit(as = patient, more: object = {}): Promise<string> {
  day += 1;
  return (await care.booking(as, doctor.id, `2026-11-${day}T14:00:00Z`, more)).id;
}
type Part = 'pre-visit-answers' | 'symptom-check' | 'training-consent' | 'triage-mark';
const put = (id: string, part: Part, as: Somebody, payload: object) =>
  care
    .instance()
    .app.inject({ method: 'PUT', url: `/api/bookings/${id}/${part}`, headers: as.headers, payload });
const takeBack = (id: string, as = patient) =>
  care
    .instance()
    .app.inject({ method: 'DELETE', url: `/api/bookings/${id}/symptom-check`, headers: as.headers });
const read = (id: string, as: Somebody) => care.send('GET', `/api/bookings/${id}/pre-visit-answers`, as);
const told = { reason: 'Tèt mwen ap fè mal', since: 'weeks', medicines: 'Amlodipine 5 mg', allergies: '' };

describe('BOOK-10 what is told before a visit', () => {
  test('the provider of the visit reads it, and the look is written down', async () => {
    const id = await visit();
    expect((await read(id, patient)).json()).toMatchObject({ reason: null, changedAt: null });
    expect((await put(id, 'pre-visit-answers', patient, told)).statusCode).toBe(204);
    const seen = (await read(id, doctor)).json();
    expect(seen).toMatchObject({ ...told, allergies: null, changedAt: '2026-11-15T12:00:00.000Z' });
    expect(seen).not.toHaveProperty('forTraining');
    expect(await care.looks(patient)).toContain(`pre-visit:read ${doctor.id}`);
    for (const stranger of [await care.patient(), await care.provider()])
      expect((await read(id, stranger)).statusCode).toBe(404);
  });

  test('it can change until the visit begins, and not after', async () => {
    const id = await visit();
    await put(id, 'pre-visit-answers', patient, told);
    await put(id, 'pre-visit-answers', patient, { ...told, reason: 'Pi mal' });
    expect((await read(id, doctor)).json().reason).toBe('Pi mal');
    await care.put(id, 'in_progress');
    expect((await put(id, 'pre-visit-answers', patient, told)).json().code).toBe('move_not_allowed');
    expect((await put(id, 'symptom-check', patient, { symptoms: ['fever'] })).statusCode).toBe(409);
    expect((await read(id, doctor)).json().reason).toBe('Pi mal');
  });

  test('a provider whose licence nobody checked reads nothing of it', async () => {
    const unverified = await care.provider({ fees: { clinic: { base: 20 } } });
    const { id } = await care.booking(patient, unverified.id, '2026-11-30T14:00:00Z');
    await put(id, 'pre-visit-answers', patient, told);
    const unshown = (await read(id, unverified)).json();
    expect([unshown.reason, unshown.changedAt]).toEqual([null, null]);
    await care.verify(unverified);
    expect((await read(id, unverified)).json().reason).toBe(told.reason);
  });

  test('once care is over, or the visit is off, it is the patient’s alone', async () => {
    const id = await visit();
    await put(id, 'pre-visit-answers', patient, told);
    await care.put(id, 'cancelled');
    expect((await read(id, doctor)).json()).toMatchObject({ reason: null, medicines: null, changedAt: null });
    expect((await read(id, patient)).json().reason).toBe(told.reason);
  });

  test('who acts for her in visits tells it too, but shares no check and gives no consent', async () => {
    const [son, other] = [await care.patient(), await care.patient()];
    await care.lakou.db.query(
      `insert into representatives (id, patient_id, representative_id, email, scopes, created_at, expires_at, accepted_at)
       values ($1, $2, $3, 'wisly@example.test', '{visits}', now(), now() + interval '1 day', now())`,
      [uuidv7(), patient.id, son.id],
    );
    const id = await visit();
    expect((await put(id, 'pre-visit-answers', son, told)).statusCode).toBe(204);
    expect((await read(id, son)).statusCode).toBe(200);
    expect((await put(id, 'symptom-check', son, { symptoms: ['fever'] })).statusCode).toBe(404);
    expect((await put(id, 'training-consent', son, { consent: true })).statusCode).toBe(404);
    expect((await put(id, 'pre-visit-answers', other, told)).statusCode).toBe(404);
    const child = await visit(patient, { dependentId: await care.dependent(patient) });
    expect((await put(child, 'pre-visit-answers', son, told)).statusCode).toBe(404);
  });
});

describe('AI-6 a shared symptom check', () => {
  const words = 'Mwen rele Rosemène, lestomak mwen ap fè mal, m ap swe, nan Jakmèl';

  test('is checked again by the server, read in the provider’s language, and can be taken back', async () => {
    const id = await visit();
    const sent = { symptoms: [words, 'fever'], severity: 'Self-care' };
    expect((await put(id, 'symptom-check', patient, sent)).statusCode).toBe(204);
    const { symptomCheck } = (await read(id, doctor)).json();
    expect(symptomCheck).toMatchObject({ severity: 'Emergency', words: [words] });
    expect(symptomCheck.understood).toContainEqual({ name: 'fever', negated: false, days: null });
    expect(symptomCheck.reasoning).not.toBe('');
    await takeBack(id);
    expect((await read(id, doctor)).json().symptomCheck).toBeNull();
  });

  test('is marked by who sees the patient, from the visit on', async () => {
    const id = await visit();
    const mark = (as = doctor) => put(id, 'triage-mark', as, { mark: 'too_urgent' });
    await put(id, 'symptom-check', patient, { symptoms: words });
    expect((await mark()).json().code).toBe('too_early');
    await care.put(id, 'in_progress');
    expect((await mark(await care.provider())).statusCode).toBe(404);
    expect((await mark()).statusCode).toBe(204);
    expect((await read(id, doctor)).json().mark).toBe('too_urgent');
    expect((await read(id, patient)).json().mark).toBeNull();
    const without = await visit();
    await care.put(without, 'in_progress');
    expect((await put(without, 'triage-mark', doctor, { mark: 'right' })).json().code).toBe(
      'move_not_allowed',
    );
  });

  test('its words become a nameless phrase only by a second consent, which can be taken back', async () => {
    const phrases = async () => {
      const { platform } = care.instance();
      const work = { db: platform.db, at: care.clock.now(), requestId: 'test' };
      const lines: string[] = [];
      for await (const line of exportTrainingPhrases(systemGrant('triage-phrases:export', work)))
        lines.push(line);
      return lines;
    };
    const id = await visit();
    expect((await put(id, 'training-consent', patient, { consent: true })).statusCode).toBe(409);
    await put(id, 'symptom-check', patient, { symptoms: words });
    await put(id, 'training-consent', patient, { consent: true });
    expect((await read(id, patient)).json().forTraining).toBe(true);
    expect(await phrases()).toEqual([]);
    await care.put(id, 'in_progress');
    await put(id, 'triage-mark', doctor, { mark: 'right' });
    expect(await phrases()).toEqual([
      'en\temergency\tright\tMwen rele [name], lestomak mwen ap fè mal, m ap swe, nan [place]',
    ]);
    await put(id, 'training-consent', patient, { consent: false });
    expect(await phrases()).toEqual([]);
  });
});

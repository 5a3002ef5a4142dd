import type { LetterLink } from '@lakou/contract/referrals';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { lettersOf } from './letter.view.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let id: string;

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const share = async (expiresIn: string): Promise<LetterLink & { token: string }> =>
  (await ask('POST', `/api/data/referrals/${id}/links`, nadege, { expiresIn })).json();
const open = (token: string) =>
  care.instance().app.inject({ method: 'POST', url: '/api/referral-letters/open', payload: { token } });
const links = async (): Promise<LetterLink[]> =>
  (await ask('GET', `/api/data/referrals/${id}/links`, nadege)).json();

beforeAll(async () => {
  [nadege, doctor, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  await care.verify(doctor);
  await care.verify(stranger);
  const visit = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(visit.id, 'confirmed');
  const sent = await ask('POST', '/api/data/referrals', doctor, {
    patientId: nadege.id,
    destinationFacilityId: 'ht-hum',
    reason: 'Fractured wrist',
  });
  id = sent.json().id;
});

describe('REF-2 the letter', () => {
  test('is a PDF for the patient and who wrote it, and put down when another reads it', async () => {
    for (const who of [nadege, doctor]) {
      const reply = await ask('GET', `/api/data/referrals/${id}/pdf?language=fr`, who);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(reply.body.startsWith('%PDF-')).toBe(true);
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
    expect((await ask('GET', `/api/data/referrals/${id}/pdf`, stranger)).statusCode).toBe(404);
    expect(await care.looks(nadege)).toContain(`referral:read ${doctor.id}`);
  });

  test('is written in the patient’s language and in the reader’s, once where they are the same', () => {
    const row = {
      id,
      patientId: nadege.id,
      dependentId: null,
      patientName: 'Nadège Pierre',
      dateOfBirth: '1991-03-14',
      patientLanguage: 'ht',
      writerLanguage: 'ht',
      referringProviderName: 'Claudel Étienne',
      professionalTitle: null,
      specialty: 'Family Medicine',
      clinicName: null,
      destinationFacilityName: 'HUM',
      reason: 'Fractured wrist',
      symptoms: null,
      diagnosis: null,
      priority: 'urgent',
      attachments: [],
      createdAt: new Date('2026-11-15T12:00:00Z'),
    } as const;
    const both = lettersOf(row, 'fr');
    expect(both.map(({ language, title }) => [language, title])).toEqual([
      ['ht', 'Lèt referans'],
      ['fr', 'Lettre de référence'],
    ]);
    expect(both[1]?.sections).toEqual([
      ['Motif de la référence', 'Fractured wrist'],
      ['Pièces jointes', 'Aucune pièce jointe'],
    ]);
    expect(lettersOf(row, 'ht')).toHaveLength(1);
    // She takes it to a hospital herself: it is in the language of who wrote it too.
    const taken = lettersOf({ ...row, writerLanguage: 'fr' }, 'ht');
    expect(taken.map(({ language }) => language)).toEqual(['ht', 'fr']);
  });
});

describe('REF-2 sharing it', () => {
  test('whoever has the link reads it without an account until it ends; openings are counted', async () => {
    const { token, expiresAt } = await share('1h');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(expiresAt).toBe('2026-11-15T13:00:00.000Z');
    const reply = await open(token);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await links()).toMatchObject([{ opens: 1, lastOpenedAt: '2026-11-15T12:00:00.000Z' }]);
    const kept = await care.lakou.db.query<{ row: string }>('select l::text as row from referral_links l');
    expect(JSON.stringify(kept)).not.toContain(token);
    care.clock.move(3601);
    expect((await open(token)).statusCode).toBe(404);
    expect(await links()).toEqual([]);
  });

  test('attack: unknown, closed and expired links are answered alike', async () => {
    const { id: linkId, token } = await share('7d');
    expect((await ask('DELETE', `/api/data/referrals/${id}/links/${linkId}`, nadege)).statusCode).toBe(204);
    const [closed, unknown] = [await open(token), await open('f'.repeat(64))];
    expect([closed.statusCode, closed.body]).toEqual([404, unknown.body]);
    expect((await ask('DELETE', `/api/data/referrals/${id}/links/${linkId}`, nadege)).statusCode).toBe(404);
  });

  test('attack: a link is made, listed and closed by the patient alone, ten at a time', async () => {
    expect((await ask('POST', `/api/data/referrals/${id}/links`, doctor, {})).statusCode).toBe(403);
    for (let n = 0; n < 10; n++) await share('24h');
    const refused = await ask('POST', `/api/data/referrals/${id}/links`, nadege, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_letter_links']);
  });
});

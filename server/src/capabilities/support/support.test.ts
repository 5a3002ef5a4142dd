import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { mailTo } from '#test/outbox.ts';
import { newPhone, phonePerson, textsTo } from '#test/phones.ts';
import { forgetOldRequests } from './support.service.ts';

const lakou = testApp();
const write = (payload: object, as?: Person) =>
  lakou.send(
    'POST /api/support',
    {
      payload: { name: 'Wozlin', message: 'Mwen pa ka konekte.', ...payload },
      headers: { 'accept-language': 'ht' },
    },
    as,
  );
interface Row {
  id: string;
  email: string | null;
  phone: string | null;
}
const list = async (as: Person, state = 'open'): Promise<Row[]> =>
  (await lakou.send(`GET /api/admin/support?state=${state}`, {}, as)).json();
const act = (as: Person, id: string | undefined, what: string, payload?: object) =>
  lakou.send(`POST /api/admin/support/${id}/${what}`, payload && { payload }, as);

test('ADM-1 anybody writes to support, is told it arrived, and gets the answer by mail in their language', async () => {
  const admin = await lakou.person('ADMIN');
  const email = 'wozlin@example.test';
  expect((await write({ email: ' Wozlin@Example.test ', topic: 'sign_in' })).statusCode).toBe(201);
  const asked = (await list(admin)).find((row) => row.email === email);
  expect(asked).toMatchObject({ topic: 'sign_in', language: 'ht', account: null, answers: [] });
  const reply = await act(admin, asked?.id, 'answer', { text: 'Chwazi yon nouvo modpas.' });
  expect(reply.json()).toMatchObject({ answers: [{ text: 'Chwazi yon nouvo modpas.', by: 'Somebody' }] });
  expect((await act(admin, asked?.id, 'answer', { text: 'Ankò' })).statusCode).toBe(409);
  const mails = await mailTo(lakou.platform, email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Nou resevwa mesaj ou', 'Repons sipò Lakou']);
  expect(mails.find(({ subject }) => subject.startsWith('Repons'))?.text).toContain(
    'Chwazi yon nouvo modpas.',
  );
  expect((await list(admin, 'closed')).map(({ id }) => id)).toContain(asked?.id);
});

test('ADM-1 who has a phone and no address writes too, and is answered by text message', async () => {
  const admin = await lakou.person('ADMIN');
  const phone = newPhone();
  const person = await phonePerson(lakou, phone);
  const before = (await textsTo(lakou, phone)).length;
  for (const [wrong, code] of [
    [{}, 'support_unreachable'],
    [{ phone: '12' }, 'phone_invalid'],
  ] as const)
    expect((await write(wrong)).json().code).toBe(code);
  expect((await write({ phone: phone.slice(4) })).statusCode).toBe(201);
  expect((await textsTo(lakou, phone)).length, 'nothing is sent before somebody answers').toBe(before);
  const asked = (await list(admin)).find((row) => row.phone === phone);
  expect(asked).toMatchObject({ email: null, account: { id: person.id } });
  expect((await act(admin, asked?.id, 'answer', { text: 'x'.repeat(301) })).statusCode).toBe(400);
  expect((await act(admin, asked?.id, 'answer', { text: 'Rele nou demen.' })).statusCode).toBe(200);
  expect((await textsTo(lakou, phone)).at(-1)).toBe('Lakou: Rele nou demen.');
});

test('ADM-1 support sees whose address it is, without anything of their health', async () => {
  const admin = await lakou.person('ADMIN');
  const patient = await lakou.person('PATIENT');
  expect((await write({ email: patient.email }, patient)).statusCode).toBe(201);
  const asked = (await list(admin)).find(({ email }) => email === patient.email);
  expect(asked).toMatchObject({ account: { id: patient.id, name: 'Somebody', role: 'PATIENT' } });
  expect((await act(admin, asked?.id, 'close')).json()).toMatchObject({ closedAt: expect.any(String) });
  expect((await act(admin, asked?.id, 'close')).statusCode).toBe(409);
  lakou.clock.move(181 * 24 * 3600);
  await forgetOldRequests(lakou.platform);
  expect((await list(await lakou.person('ADMIN'), 'closed')).map(({ id }) => id)).not.toContain(asked?.id);
});

test('ADM-1 nobody floods support, nor another’s mailbox by it', async () => {
  for (const wrong of [
    { email: 'x' },
    { email: 'a@example.test', message: ' ' },
    { email: 'a@example.test', name: '' },
  ])
    expect((await write(wrong)).statusCode).toBe(400);
  const email = 'victim@example.test';
  for (let count = 0; count < 5; count++) expect((await write({ email })).statusCode).toBe(201);
  expect((await write({ email })).statusCode).toBe(429);
});

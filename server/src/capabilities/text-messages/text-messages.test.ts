import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outboxFolder } from '#platform/mail/transport.ts';
import { signatureOf } from '#platform/sms/signature.ts';
import { smsFolder, type TextMessage } from '#platform/sms/sms.ts';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { sendReminders } from '../bookings/reminders.jobs.ts';
import { notify } from '../notifications/notify.service.ts';

const t = bookingTest();
const ANSWERS = '/api/text-messages/answers';
const MINE = '/api/users/me/text-messages';
let last = 100_000;
const newPhone = () => `+50937${String(++last).padStart(6, '0')}`;

async function sentTo(phone: string): Promise<TextMessage[]> {
  const { platform } = t.instance();
  const unsent = () =>
    platform.db.query('select 1 from notifications where delivered_at is null or text_at <= $1', [
      t.clock.now(),
    ]);
  await expect.poll(unsent, { timeout: 15_000 }).toEqual([]);
  await jobsDone(platform);
  const folder = smsFolder(platform.config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return all.filter(({ to }) => to === phone);
}
const texts = async (phone: string) => (await sentTo(phone)).map(({ text }) => text);

const request = (who: Somebody, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  t.instance().app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const settings = async (who: Somebody) => (await request(who, 'GET', MINE)).json();
const ask = (who: Somebody, phone: string) =>
  request(who, 'POST', `${MINE}/code`, { phone, timeZone: 'America/Port-au-Prince' });
const prove = (who: Somebody, code: string) => request(who, 'POST', `${MINE}/number`, { code });
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? '';

async function withNumber(who: Somebody, phone = newPhone()): Promise<string> {
  expect((await ask(who, phone)).statusCode).toBe(204);
  expect((await prove(who, codeIn((await texts(phone)).at(-1)))).statusCode).toBe(200);
  return phone;
}

let sids = 0;
function answer(From: string, Body: string, { sid = `SM${++sids}`, signature = '' } = {}) {
  const { app, platform } = t.instance();
  const fields = { From, Body, MessageSid: sid, AccountSid: 'AC1', NumMedia: '0' };
  const url = `${platform.config.publicUrl}${ANSWERS}`;
  return app.inject({
    method: 'POST',
    url: ANSWERS,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature || signatureOf(platform.sms.signingKey, url, fields),
    },
    payload: new URLSearchParams(fields).toString(),
  });
}
const clockTo = (dateTime: string, seconds: number) =>
  t.clock.move((Date.parse(dateTime) - t.clock.now().getTime()) / 1000 + seconds);
const inDays = (days: number) =>
  `${new Date(t.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T15:00:00.000Z`;

/** A patient whose phone was reminded of a visit a day before. */
async function reminded(phone = newPhone()) {
  const [doctor, patient] = [await t.provider(), await t.patient()];
  await withNumber(patient, phone);
  const booking = await t.booking(patient, doctor.id, inDays(3));
  clockTo(booking.dateTime, -23 * 3600);
  await sendReminders(t.instance().platform);
  await texts(phone);
  return { doctor, patient, phone, booking };
}
const read = async (who: Somebody, id: string) => (await t.read(who, id)).json();

describe('NOTE-1 a number of one’s own', () => {
  test('a code proves it, turns text messages on, and they can be chosen and ended', async () => {
    const patient = await t.patient();
    expect(await settings(patient)).toMatchObject({ phone: null, groups: ['reminders', 'visits'] });
    expect((await request(patient, 'PUT', MINE, { groups: [] })).statusCode).toBe(404);
    const phone = newPhone();
    await ask(patient, ` ${phone.replace('+509', '')} `);
    const [text = ''] = await texts(phone);
    expect(text).toMatch(/^Lakou: your code is \d{6}\. It works for 10 minutes\./);
    const proven = await prove(patient, codeIn(text));
    expect(proven.json()).toMatchObject({
      phone,
      stoppedAt: null,
      quietHours: { from: '21:00', to: '07:00' },
    });
    expect((await prove(patient, codeIn(text))).json().code).toBe('text_code_over');
    const channels = await request(patient, 'GET', '/api/users/me/notification-settings');
    expect(channels.json().sms).toBe(true);
    const chosen = await request(patient, 'PUT', MINE, {
      groups: ['messages', 'messages'],
      quietHours: null,
    });
    expect(chosen.json()).toMatchObject({ phone, groups: ['messages'], quietHours: null });
    await request(patient, 'PUT', MINE, { quietHours: { from: '20:30', to: '06:00' } });
    expect(await settings(patient)).toMatchObject({
      groups: ['messages'],
      quietHours: { from: '20:30', to: '06:00' },
    });
    expect((await request(patient, 'DELETE', `${MINE}/number`)).statusCode).toBe(204);
    expect(await settings(patient)).toMatchObject({ phone: null });
    const off = await request(patient, 'GET', '/api/users/me/notification-settings');
    expect(off.json().sms).toBe(false);
  });

  test('attack: a code cannot be guessed, lasts ten minutes, and is sent to a number three times an hour', async () => {
    const patient = await t.patient();
    const phone = newPhone();
    await ask(patient, phone);
    const right = codeIn((await texts(phone))[0]);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n++) expect((await prove(patient, wrong)).json().code).toBe('two_step_code_wrong');
    expect((await prove(patient, right)).json().code).toBe('text_code_over');
    await ask(patient, phone);
    const late = codeIn((await texts(phone)).at(-1));
    t.clock.move(601);
    expect((await prove(patient, late)).json().code).toBe('text_code_over');
    const other = await t.patient();
    expect((await ask(other, phone)).statusCode).toBe(204);
    expect((await ask(other, phone)).statusCode).toBe(429);
    expect((await prove(other, late)).json().code).toBe('two_step_code_wrong');
    for (const bad of ['12', '+1 555', '37 00 ext 4']) expect((await ask(other, bad)).statusCode).toBe(400);
    // The session of the first one is older by now: a number is not changed without a fresh proof.
    expect((await ask(patient, newPhone())).json().code).toBe('step_up_required');
  });

  test('attack: asking says the same whether or not somebody has the number', async () => {
    const [first, second] = [await t.patient(), await t.patient()];
    const phone = await withNumber(first);
    const [taken, free] = [await ask(second, phone), await ask(second, newPhone())];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  });
});

describe('NOTE-1 SMS-1 answering a reminder', () => {
  test('the reminder says how; 1 says that one comes, and the provider sees it', async () => {
    const { doctor, patient, phone, booking } = await reminded();
    expect((await texts(phone)).at(-1)).toMatch(
      /^Lakou, Somebody: Reminder: visit with Dr Mirlande, .*10:00.AM\. Reply 1: I'll come\. 2: cancel\. 3: call me\. STOP/,
    );
    expect((await answer(phone, ' 1. ')).statusCode).toBe(204);
    expect((await texts(phone)).at(-1)).toMatch(/^Lakou: thank you\. Dr Mirlande knows you're coming: /);
    const seen = await read(doctor, booking.id);
    expect(seen).toMatchObject({ attendanceConfirmedAt: t.clock.now().toISOString(), callAskedAt: null });
    // A visit that is moved must be confirmed anew.
    await t.act(patient, booking.id, 'reschedule', { dateTime: inDays(4) });
    expect((await read(patient, booking.id)).attendanceConfirmedAt).toBeNull();
    await answer(phone, '1');
    expect((await texts(phone)).at(-1)).toContain('can no longer be changed by text');
  });

  test('NOTE-1 who chose WhatsApp is reminded there, answers there, and nobody else is', async () => {
    const patient = await t.patient();
    const phone = await withNumber(patient);
    expect(await settings(patient)).toMatchObject({ whatsApp: false, whatsAppOffered: true });
    const chosen = await request(patient, 'PUT', MINE, { whatsApp: true });
    expect(chosen.json()).toMatchObject({ phone, whatsApp: true, groups: ['reminders', 'visits'] });
    await request(patient, 'PUT', MINE, { quietHours: null });
    expect(await settings(patient)).toMatchObject({ whatsApp: true });
    const doctor = await t.provider();
    const booking = await t.booking(patient, doctor.id, inDays(3));
    clockTo(booking.dateTime, -23 * 3600);
    await sendReminders(t.instance().platform);
    expect((await sentTo(phone)).at(-1)).toMatchObject({
      whatsApp: true,
      form: {
        name: 'reminder',
        language: 'en',
        values: ['Somebody', expect.stringContaining('Dr Mirlande')],
      },
    });
    expect((await answer(`whatsapp:${phone}`, '1')).statusCode).toBe(204);
    expect((await sentTo(phone)).at(-1)).toMatchObject({
      whatsApp: true,
      text: expect.stringContaining("knows you're coming"),
    });
    expect((await read(doctor, booking.id)).attendanceConfirmedAt).not.toBeNull();
    await answer(`whatsapp:${phone}`, 'STOP');
    expect(await settings(patient)).toMatchObject({ stoppedAt: expect.any(String) });
    const other = await reminded();
    expect((await sentTo(other.phone)).at(-1)).toMatchObject({ whatsApp: false });
    // A code proves the number of the phone.
    expect((await sentTo(phone))[0]).not.toHaveProperty('whatsApp');
  });

  test('2 asks once more and then cancels, once, however often the gateway delivers', async () => {
    const { doctor, phone, booking } = await reminded();
    await answer(phone, '2', { sid: 'SM-twice' });
    await answer(phone, '2', { sid: 'SM-twice' });
    expect((await texts(phone)).at(-1)).toContain('Reply 2 again to cancel.');
    expect((await read(doctor, booking.id)).status).toBe('confirmed');
    t.clock.move(3601);
    await answer(phone, '2');
    expect((await read(doctor, booking.id)).status).toBe('confirmed');
    await answer(phone, '2');
    expect((await texts(phone)).at(-1)).toContain('is cancelled');
    expect(await read(doctor, booking.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'patient' });
    expect(await t.told(doctor.id, booking.id)).toContain('booking_cancelled');
  });

  test('3 asks to be called: the provider is told, with the number', async () => {
    const { doctor, phone, booking } = await reminded();
    await answer(phone, '3');
    // As an address, the number is for a provider whose licence was checked.
    expect(await read(doctor, booking.id)).toMatchObject({
      callAskedAt: expect.any(String),
      callPhone: null,
    });
    await t.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
      doctor.id,
    ]);
    expect(await read(doctor, booking.id)).toMatchObject({ callPhone: phone });
    expect(await t.told(doctor.id, booking.id)).toContain('call_back_asked');
    expect((await texts(phone)).at(-1)).toContain("you'd like a call");
  });

  test('on a shared phone an answer belongs to the last reminder, and the name of the product lists all', async () => {
    const first = await reminded();
    const second = await reminded(first.phone);
    await answer(first.phone, '1');
    expect((await read(second.doctor, second.booking.id)).attendanceConfirmedAt).not.toBeNull();
    expect((await read(first.doctor, first.booking.id)).attendanceConfirmedAt).toBeNull();
    await answer(first.phone, 'lakou');
    const lines = (await texts(first.phone)).at(-1)?.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines?.[0]).toMatch(/^Lakou, Somebody: next visit with Dr Mirlande, /);
  });

  test('STOP ends messages to the number and START brings them back', async () => {
    const { patient, phone } = await reminded();
    const before = (await texts(phone)).length;
    await answer(phone, 'Arrêt');
    expect((await settings(patient)).stoppedAt).not.toBeNull();
    await answer(phone, '1');
    expect(await texts(phone)).toHaveLength(before);
    await answer(phone, 'start');
    expect((await settings(patient)).stoppedAt).toBeNull();
    expect(await texts(phone)).toHaveLength(before + 1);
  });

  test('attack: what the gateway did not sign changes nothing; a number that nobody proved gets no reply', async () => {
    const { doctor, phone, booking } = await reminded();
    const forged = await answer(phone, '1', { signature: 'AAAA' });
    expect(forged.statusCode).toBe(400);
    expect((await read(doctor, booking.id)).attendanceConfirmedAt).toBeNull();
    const unknown = newPhone();
    for (const body of ['1', 'lakou', 'hello']) expect((await answer(unknown, body)).statusCode).toBe(204);
    expect(await texts(unknown)).toEqual([]);
  });

  test('attack: a number is answered twenty times an hour', async () => {
    const { phone } = await reminded();
    const before = (await texts(phone)).length;
    for (let n = 0; n < 25; n++) await answer(phone, 'lakou');
    expect(await texts(phone)).toHaveLength(before + 20);
  });
});

describe('NOTE-1 when text messages leave', () => {
  const tell = (userId: string, kind: string) =>
    t.instance().platform.db.query(
      `insert into notifications (id, user_id, kind, details, created_at)
       values (gen_random_uuid(), $1, $2, '{"name": "Rose"}', $3)`,
      [userId, kind, t.clock.now()],
    );

  test('only what was chosen, after the quiet hours, and never about health', async () => {
    const patient = await t.patient();
    const phone = await withNumber(patient);
    clockTo(`${t.clock.now().toISOString().slice(0, 10)}T04:00:00Z`, 86_400); // 11 at night in Haiti
    await tell(patient.id, 'message_new');
    expect(await texts(phone)).toHaveLength(1);
    await request(patient, 'PUT', MINE, { groups: ['results'] });
    await tell(patient.id, 'lab_ready');
    expect(await texts(phone)).toHaveLength(1);
    t.clock.move(8 * 3600);
    expect(await texts(phone)).toHaveLength(2);
    expect((await texts(phone)).at(-1)).toMatch(/^Lakou: there's something new for you\. http/);
  });

  test('a reminder that waits for the morning dies with its visit', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const phone = await withNumber(patient);
    await request(patient, 'PUT', MINE, { quietHours: { from: '08:00', to: '23:00' } });
    const booking = await t.booking(patient, doctor.id, inDays(3));
    clockTo(booking.dateTime, -24 * 3600);
    await sendReminders(t.instance().platform);
    await texts(phone);
    await t.act(doctor, booking.id, 'cancel');
    t.clock.move(14 * 3600);
    expect((await texts(phone)).filter((text) => text.includes('Reminder'))).toEqual([]);
  });

  test('RX-1 of a medicine: at its time, without its name and without a mail; not at all when quiet hours held it back', async () => {
    const patient = await t.patient();
    const phone = await withNumber(patient);
    await request(patient, 'PUT', '/api/users/me/notification-settings', { sms: true });
    await request(patient, 'PUT', MINE, { groups: ['reminders'], quietHours: null });
    const { platform } = t.instance();
    const mails = async () =>
      (await readdir(outboxFolder(platform.config)).catch(() => [])).filter((name) => name.endsWith('.json'));
    const tell = async () => {
      const medicine = { userId: patient.id, kind: 'medicine_due', subjectId: patient.id } as const;
      await platform.db.transaction((db) => notify({ db, at: t.clock.now() }, medicine));
      return texts(phone);
    };
    const before = (await mails()).length;
    const sent = await tell();
    expect(sent.at(-1)).toMatch(/^Lakou: It's time for a medicine\. http.*\/app\/my-medicines\?of=/);
    expect((await mails()).length).toBe(before);
    await request(patient, 'PUT', MINE, { quietHours: { from: '00:00', to: '23:59' } });
    expect(await tell()).toEqual(sent);
    t.clock.move(24 * 3600);
    expect(await texts(phone)).toEqual(sent);
  });
});

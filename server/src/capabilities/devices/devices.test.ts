import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { mailTo } from '#test/outbox.ts';

const lakou = testApp();
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 12; SM-A035F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const FIREFOX_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0';

/** The same person on one more device. */
async function onAnother(person: Person, userAgent = CHROME_ANDROID): Promise<Person> {
  const payload = { email: person.email, password: PASSWORD };
  const headers = { 'user-agent': userAgent };
  return { ...person, cookie: cookieOf(await lakou.send('POST /api/auth/login', { payload, headers })) };
}
const list = async (person: Person) =>
  (await lakou.send('GET /api/users/me/sessions', {}, person)).json<
    { id: string; current: boolean; browser: string | null }[]
  >();
const isIn = async (person: Person) =>
  (await lakou.send('GET /api/auth/session', {}, person)).statusCode === 200;
/** News of devices, as it was mailed. */
async function mailsTo(email: string): Promise<{ device: string; address: string }[]> {
  return (await mailTo(lakou.platform, email))
    .filter(({ subject }) => subject.startsWith('New login'))
    .map(({ text }) => /before: (.+), IP address (\S+)\. If/.exec(text) ?? [])
    .map(([, device = '', address = '']) => ({ device, address }))
    .toSorted((a, b) => a.device.localeCompare(b.device));
}

describe('devices', () => {
  test('ACC-11 sessions are listed with browser, system, address and last seen, this one first and marked', async () => {
    const phone = await lakou.person('PATIENT');
    const laptop = await onAnother(phone, FIREFOX_WINDOWS);
    lakou.clock.move(600);
    await isIn(phone);
    expect((await lakou.send('GET /api/users/me/sessions', {}, laptop)).json()).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        address: '127.0.0.1',
        createdAt: '2026-11-15T12:00:00.000Z',
        lastSeenAt: '2026-11-15T12:10:00.000Z',
        current: true,
      },
      {
        id: expect.any(String),
        browser: null,
        system: null,
        address: '127.0.0.1',
        createdAt: '2026-11-15T12:00:00.000Z',
        lastSeenAt: '2026-11-15T12:10:00.000Z',
        current: false,
      },
    ]);
  });

  test('ACC-11 a session that ran out is not listed', async () => {
    const phone = await lakou.person('SPONSOR');
    lakou.clock.move(7 * 24 * 3600 + 1);
    const again = await onAnother(phone);
    expect(await list(again)).toHaveLength(1);
  });

  test('ACC-11 one device signed out: its next request is refused, the others stay', async () => {
    const phone = await lakou.person('PATIENT');
    const [laptop, tablet] = [await onAnother(phone), await onAnother(phone)];
    const lost = (await list(laptop)).find(({ current }) => current);
    const reply = await lakou.send(`DELETE /api/users/me/sessions/${lost?.id}`, {}, phone);
    expect(reply.statusCode).toBe(204);
    expect(await isIn(laptop)).toBe(false);
    expect([await isIn(phone), await isIn(tablet)]).toEqual([true, true]);
    expect((await lakou.send(`DELETE /api/users/me/sessions/${lost?.id}`, {}, phone)).statusCode).toBe(404);
  });

  test('ACC-11 all others signed out, this one stays', async () => {
    const phone = await lakou.person('PROVIDER');
    const stranger = await lakou.person('PROVIDER');
    const others = [await onAnother(phone), await onAnother(phone)];
    expect((await lakou.send('DELETE /api/users/me/sessions', {}, phone)).statusCode).toBe(204);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect([await isIn(phone), await isIn(stranger)]).toEqual([true, true]);
    expect(await list(phone)).toHaveLength(1);
  });

  test("attack: somebody else's session answers as one that does not exist, and lives on", async () => {
    const victim = await lakou.person('PATIENT');
    const attacker = await lakou.person('PATIENT');
    const [session] = await list(victim);
    const foreign = await lakou.send(`DELETE /api/users/me/sessions/${session?.id}`, {}, attacker);
    const missing = await lakou.send(`DELETE /api/users/me/sessions/${victim.id}`, {}, attacker);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect(await isIn(victim)).toBe(true);
  });

  test('attack: the list holds nothing that opens a session', async () => {
    const phone = await lakou.person('PATIENT');
    const { body } = await lakou.send('GET /api/users/me/sessions', {}, phone);
    const token = /session=([^;]+)/.exec(phone.cookie)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(body).not.toContain(token);
    expect(body).not.toMatch(/token|hash/i);
  });
});

describe('news of a new device', () => {
  test('ACC-11 a kind of device never seen before is told by mail; the first one ever and a known one are not', async () => {
    const phone = await lakou.person('PATIENT');
    expect(await mailsTo(phone.email)).toEqual([]);
    await onAnother(phone, FIREFOX_WINDOWS);
    const news = { device: 'Firefox, Windows', address: '127.0.0.1' };
    expect(await mailsTo(phone.email)).toEqual([news]);
    await onAnother(phone, FIREFOX_WINDOWS.replaceAll('125', '131'));
    await lakou.send('POST /api/auth/logout', {}, phone);
    await onAnother(phone, '');
    expect(await mailsTo(phone.email)).toEqual([news]);
  });

  test("attack: a browser's name for itself does not reach the mail", async () => {
    const phone = await lakou.person('PATIENT');
    await onAnother(phone, CHROME_ANDROID);
    await onAnother(phone, 'Call-this-number-1-800-SCAM/1.0 (visit http://evil.example) now');
    await onAnother(phone, FIREFOX_WINDOWS);
    expect((await mailsTo(phone.email)).map(({ device }) => device)).toEqual([
      'Chrome, Android',
      'Firefox, Windows',
    ]);
  });
});

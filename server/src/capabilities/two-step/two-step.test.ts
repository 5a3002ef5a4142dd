import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { codeOf, giveCode, givePassword, turnOn } from '#test/two-step.ts';
import { verifiedPerson, verify } from '#test/verified.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.rules.ts';

const lakou = testApp();
const WRONG = {
  message: 'Invalid verification code. Please try again.',
  code: 'two_step_code_wrong',
};

describe('setting up', () => {
  test('ACC-9 a QR code and a manual code, then a code of the app, and it is on', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    const setup = (await lakou.send('POST /api/users/me/2fa/setup', {}, me)).json();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.uri).toContain(encodeURIComponent(me.email));
    expect(setup.qr).toMatch(/^data:image\/svg\+xml,%3Csvg/);

    const off = { enabled: false, recoveryCodesLeft: 0, rememberedDevices: 0 };
    expect((await lakou.send('GET /api/users/me/2fa', {}, me)).json()).toEqual(off);
    // Not active until confirmed: the password alone is still enough.
    expect((await givePassword(lakou, me)).reply.json()).toMatchObject({ id: me.id });

    const confirm = (code: unknown) =>
      lakou.send('POST /api/users/me/2fa/confirm', { payload: { code } }, me);
    const right = await codeOf(lakou, setup.secret);
    const wrong = right === '123456' ? '654321' : '123456';
    for (const code of [wrong, '12345', `${right}7`, 'abcdef', '', '١٢٣٤٥٦', undefined]) {
      const reply = await confirm(code);
      expect([code, reply.statusCode, reply.json()]).toEqual([code, 400, expect.objectContaining(WRONG)]);
    }
    const confirmed = await confirm(right);
    expect(confirmed.statusCode).toBe(200);
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const on = { enabled: true, recoveryCodesLeft: 10, rememberedDevices: 0 };
    expect((await lakou.send('GET /api/users/me/2fa', {}, me)).json()).toEqual(on);
  });

  test('ACC-9 the database alone tells neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes } = await turnOn(lakou, await lakou.person('PATIENT'));
    const rows = await lakou.platform.db.query<{ text: string }>(
      "select encode(secret, 'escape') as text from two_step union all select encode(code_hash, 'escape') from recovery_codes",
    );
    expect(rows.length).toBeGreaterThanOrEqual(11);
    for (const { text } of rows)
      for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map(plainCode)])
        expect(text).not.toContain(told);
  });

  test('ACC-9 begun twice, the newest secret counts; once on, none takes its place', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    const begin = () => lakou.send('POST /api/users/me/2fa/setup', {}, me);
    const confirm = async (secret: string) =>
      lakou.send('POST /api/users/me/2fa/confirm', { payload: { code: await codeOf(lakou, secret) } }, me);
    const first = (await begin()).json().secret;
    const second = (await begin()).json().secret;
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await begin()).statusCode).toBe(409);
    expect((await confirm(second)).statusCode).toBe(400);
  });

  test('ACC-9 nobody sets it up before the address is proven', async () => {
    const me = await lakou.person('PATIENT');
    const payload = { code: '123456' };
    for (const reply of [
      await lakou.send('POST /api/users/me/2fa/setup', {}, me),
      await lakou.send('POST /api/users/me/2fa/confirm', { payload }, me),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'email_not_verified']);
    await verify(lakou, me);
    expect((await lakou.send('POST /api/users/me/2fa/setup', {}, me)).statusCode).toBe(200);
  });

  test('ACC-9 turned on, the sessions that began without it end, except this one', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    const elsewhere = (await givePassword(lakou, me)).cookie;
    const stranger = await lakou.person('PATIENT');
    await turnOn(lakou, me);
    const status = async (cookie: string) =>
      (await lakou.send('GET /api/auth/session', { headers: { cookie } })).statusCode;
    expect(await Promise.all([me.cookie, elsewhere, stranger.cookie].map(status))).toEqual([200, 401, 200]);
  });

  test('ATTACK a session left open more than ten minutes ago changes nothing here', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    await turnOn(lakou, me);
    lakou.clock.move(601);
    for (const call of [
      'POST /api/users/me/2fa/setup',
      'POST /api/users/me/2fa/recovery-codes',
      'DELETE /api/users/me/2fa',
    ]) {
      const reply = await lakou.send(call, {}, me);
      expect([call, reply.statusCode, reply.json().code]).toEqual([call, 403, 'step_up_required']);
    }
    expect((await lakou.send('GET /api/users/me/2fa', {}, me)).json().enabled).toBe(true);
  });
});

describe('turning off and renewing', () => {
  test('ACC-9 turned off, the password alone opens again, and a mail says so in one’s language', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    await lakou.send(`PUT /api/users/${me.id}`, { payload: { preferredLanguage: 'ht' } }, me);
    await turnOn(lakou, me);
    expect((await lakou.send('DELETE /api/users/me/2fa', {}, me)).statusCode).toBe(204);
    expect((await lakou.send('DELETE /api/users/me/2fa', {}, me)).statusCode).toBe(204);
    expect((await givePassword(lakou, me)).reply.json()).toMatchObject({ id: me.id });
    const mails = await vi.waitFor(async () => {
      const told = (await outbox()).filter(
        ({ to, subject }) => to === me.email && subject === 'Verifikasyon an de etap la etenn',
      );
      expect(told.length).toBeGreaterThan(0);
      return told;
    }, 30_000);
    expect(mails).toHaveLength(1);
  });

  test('ACC-9 new recovery codes put an end to the old ones', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    const { recoveryCodes: old } = await turnOn(lakou, me);
    const renewed = await lakou.send('POST /api/users/me/2fa/recovery-codes', {}, me);
    expect(renewed.statusCode).toBe(200);
    const { cookie } = await givePassword(lakou, me);
    expect((await giveCode(lakou, cookie, old[0] ?? '')).statusCode).toBe(401);
    expect((await giveCode(lakou, cookie, renewed.json().recoveryCodes[0])).statusCode).toBe(200);
  });
});

async function outbox(): Promise<{ to: string; subject: string }[]> {
  const folder = join(lakou.platform.config.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

describe('recovery codes', () => {
  test('are the same however they are typed', () => {
    const [code = ''] = newRecoveryCodes();
    const typed = fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', ' - ')).map(([small, between]) => {
      const text = code.replaceAll('-', between).replaceAll('0', 'O').replaceAll('1', 'l');
      return small ? text.toLowerCase() : text;
    });
    fc.assert(
      fc.property(typed, (text) => {
        expect(plainCode(text)).toBe(code.replaceAll('-', ''));
      }),
    );
  });

  test('are never six digits, which a code of the app is', () => {
    for (const code of newRecoveryCodes()) expect(plainCode(code)).toHaveLength(12);
  });
});

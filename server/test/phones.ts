import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { smsFolder } from '#platform/sms/sms.ts';
import { cookieOf, type Person, type TestApp } from './app.ts';
import { jobsDone } from './jobs-done.ts';

let last = 200_000;
export const newPhone = () => `+50938${String(++last).padStart(6, '0')}`;

/** The text messages that arrived at this number, in order. */
export async function textsTo({ platform }: TestApp, phone: string): Promise<string[]> {
  await jobsDone(platform);
  const folder = smsFolder(platform.config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return all.filter(({ to }) => to === phone).map(({ text }) => text);
}

export async function lastCode(lakou: TestApp, phone: string): Promise<string> {
  return /\d{6}/.exec((await textsTo(lakou, phone)).at(-1) ?? '')?.[0] ?? '';
}

export const askCode = (lakou: TestApp, phone: string, remoteAddress = '127.0.0.1') =>
  lakou.send('POST /api/auth/phone/code', { payload: { phone }, remoteAddress });

/** Asks for a code and reads it. */
export async function codeFor(lakou: TestApp, phone: string) {
  // From an address of its own: without the human check, one address gets few.
  const asked = await askCode(
    lakou,
    phone,
    `10.9.${phone.slice(-4, -2)}.${phone.slice(-2)}`.replace(/\.0(\d)/g, '.$1'),
  );
  expect(asked.statusCode).toBe(202);
  return { request: asked.json().request as string, code: await lastCode(lakou, phone) };
}

/** Somebody new who has a phone and no e-mail address. */
export async function phonePerson(
  lakou: TestApp,
  phone: string,
  more: { password?: string } = {},
): Promise<Person> {
  const payload = { ...(await codeFor(lakou, phone)), name: 'Somebody', language: 'ht', ...more };
  const reply = await lakou.send('POST /api/auth/phone/register', { payload });
  expect(reply.statusCode).toBe(201);
  const { id, email, role, clinicId } = reply.json();
  return { id, email, role, clinicId, cookie: cookieOf(reply) };
}

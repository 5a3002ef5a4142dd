import { generate } from 'otplib';
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import { cookieOf, PASSWORD } from './app.ts';
import { verify } from './verified.ts';

export const STEP_SECONDS = 30;

/** The code an app shows for this secret, so many steps from now. */
export const codeOf = (lakou: TestApp, secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(lakou.clock.now().getTime() / 1000) + steps * STEP_SECONDS });

/** Turns two-step on for somebody whose address is proven; a step later, so that the code that confirmed it is past. */
export async function turnOn(lakou: TestApp, person: Person) {
  await verify(lakou, person);
  const setup = await lakou.send('POST /api/users/me/2fa/setup', {}, person);
  expect(setup.statusCode).toBe(200);
  const secret: string = setup.json().secret;
  const payload = { code: await codeOf(lakou, secret) };
  const confirmed = await lakou.send('POST /api/users/me/2fa/confirm', { payload }, person);
  expect(confirmed.statusCode).toBe(200);
  lakou.clock.move(STEP_SECONDS);
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;
  return { secret, recoveryCodes };
}

/** Signs in with the right password and returns its cookies together with the earlier ones. */
export async function givePassword(lakou: TestApp, { email }: Person, cookie = '') {
  const payload = { email, password: PASSWORD };
  const reply = await lakou.send('POST /api/auth/login', { payload, headers: { cookie } });
  return { reply, cookie: [cookie, cookieOf(reply)].filter(Boolean).join('; ') };
}

export const giveCode = (lakou: TestApp, cookie: string, code: string, more: object = {}) =>
  lakou.send('POST /api/auth/2fa/verify', { payload: { code, ...more }, headers: { cookie } });

import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { notify } from './notify.service.ts';

/** A push server on this machine: records which browsers received a push. */
const told: string[] = [];
const outside: Server = createServer((request, response) => {
  told.push(String(request.url).slice(1));
  request.resume();
  response.writeHead(201).end();
});
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
afterAll(() => void outside.close());
const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;

const lakou = testApp({ pushHosts: [host] });

/** The same person in another browser. */
async function elsewhere(who: Person): Promise<Person> {
  const payload = { email: who.email, password: PASSWORD };
  return { ...who, cookie: cookieOf(await lakou.send('POST /api/auth/login', { payload })) };
}

async function subscribe(who: Person, browser: string): Promise<string> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const payload = { endpoint: `http://${host}/${browser}`, keys };
  const reply = await lakou.send('POST /api/push/subscriptions', { payload }, who);
  expect(reply.statusCode).toBe(201);
  return reply.json().id;
}

/** A person with pushes on a phone and on a laptop. */
async function atTwo(name: string): Promise<{ phone: Person; laptop: Person }> {
  const phone = await lakou.person('PATIENT');
  const laptop = await elsewhere(phone);
  const payload = { email: false, push: true };
  await lakou.send('PUT /api/users/me/notification-settings', { payload }, phone);
  await subscribe(phone, `${name}-phone`);
  await subscribe(laptop, `${name}-laptop`);
  return { phone, laptop };
}

/** Which browsers receive a push after an event. */
async function toldOf(who: Person): Promise<string[]> {
  told.length = 0;
  const { db } = lakou.platform;
  await notify(
    { db, at: lakou.clock.now() },
    { userId: who.id, kind: 'message_new', subjectId: who.id, details: { name: 'Mirlande' } },
  );
  const waiting = () => db.query('select 1 from notifications where delivered_at is null');
  await expect.poll(waiting).toEqual([]);
  await jobsDone(lakou.platform);
  return told.toSorted();
}

/** The same, without waiting for the pushes. */
async function known(who: Person): Promise<string[]> {
  const rows = await lakou.platform.db.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1 order by endpoint',
    [who.id],
  );
  return rows.map(({ endpoint }) => endpoint.replace(`http://${host}/`, ''));
}

test('NOTE-1 browsers where somebody is signed in are told; who signs out is told nothing there any more', async () => {
  const { phone } = await atTwo('out');
  expect(await toldOf(phone)).toEqual(['out-laptop', 'out-phone']);
  await lakou.send('POST /api/auth/logout', {}, phone);
  expect(await toldOf(phone)).toEqual(['out-laptop']);
});

test('a session that ran out is not told either, though nobody has cleaned it up yet', async () => {
  const { phone } = await atTwo('old');
  lakou.clock.move(7 * 86_400 + 1);
  expect(await toldOf(phone)).toEqual([]);
  lakou.clock.move(-7 * 86_400 - 1);
});

test('a device that is signed out from another one is forgotten, and so are all others at once', async () => {
  const { phone, laptop } = await atTwo('lost');
  const devices = (await lakou.send('GET /api/users/me/sessions', {}, laptop)).json();
  const lost = devices.find(({ current }: { current: boolean }) => !current);
  await lakou.send(`DELETE /api/users/me/sessions/${lost.id}`, {}, laptop);
  expect(await known(phone)).toEqual(['lost-laptop']);

  const both = await atTwo('both');
  await lakou.send('DELETE /api/users/me/sessions', {}, both.phone);
  expect(await known(both.phone)).toEqual(['both-phone']);
});

test('ACC-8 a new password ends them all; the browser it was changed in makes itself known again', async () => {
  const { phone } = await atTwo('new');
  const payload = { userId: phone.id, currentPassword: PASSWORD, newPassword: 'a better horse' };
  const changed = await lakou.send('POST /api/users/change-password', { payload }, phone);
  expect(await known(phone)).toEqual([]);
  await subscribe({ ...phone, cookie: cookieOf(changed) }, 'new-phone');
  expect(await known(phone)).toEqual(['new-phone']);
});

test('ACC-13 an account that closes forgets them', async () => {
  const { phone } = await atTwo('closing');
  await lakou.send('DELETE /api/users/me', { payload: { password: PASSWORD } }, phone);
  expect(await known(phone)).toEqual([]);
});

test('attack: what is on its way to the one before is not shown to who uses the browser now', async () => {
  const [before, now] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  const id = await subscribe(before, 'shared');
  expect(await subscribe(before, 'shared')).toBe(id);
  expect(await subscribe(now, 'shared')).not.toBe(id);
  expect(await known(before)).toEqual([]);
});

import { createECDH, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NotificationKind } from '@lakou/contract/notifications';
import { NOTIFICATION_KINDS } from '@lakou/contract/notifications.rules';
import { LANGUAGES } from '@lakou/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxFolder } from '#platform/mail/transport.ts';
import { smsFolder } from '#platform/sms/sms.ts';
import { type Person, testApp } from '#test/app.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { notificationText } from './notification-text.view.ts';
import { notify } from './notify.service.ts';
import { addVapidKeys, isPushServer, openPush, vapidKeys } from './push.service.ts';

interface Heard {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A push server and a text message gateway, on this machine. */
const heard: Heard[] = [];
let answer = 201;
/** A public key that the push server knows nothing of. */
let unknownKey: string | undefined;
const outside: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  heard.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks) });
  const isUnknown = unknownKey && request.headers.authorization?.includes(`k=${unknownKey}`);
  response.writeHead(isUnknown ? 403 : answer).end();
});
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
afterAll(() => void outside.close());
const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;

const lakou = testApp({ pushHosts: [host] });
let nadege: Person;
let other: Person;
const AT = '2026-11-18T14:30:00.000Z';

beforeAll(async () => {
  [nadege, other] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
});

async function tell(
  who: Person,
  kind: NotificationKind = 'booking_confirmed',
  subjectId = other.id,
): Promise<void> {
  const { platform, clock } = lakou;
  await platform.db.transaction((db) =>
    notify(
      { db, at: clock.now() },
      { userId: who.id, kind, subjectId, details: { name: 'Mirlande', at: AT } },
    ),
  );
}
const list = async (who: Person, query = '') => lakou.send(`GET /api/notifications${query}`, {}, who);
const unread = async (who: Person): Promise<number> =>
  (await lakou.send('GET /api/notifications/unread', {}, who)).json().count;
const choose = (payload: object) =>
  lakou.send('PUT /api/users/me/notification-settings', { payload }, nadege);
const files = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

test('NOTE-1 what happened is listed newest first, counted while unread, and marked', async () => {
  await tell(nadege);
  await tell(nadege, 'message_new');
  await tell(other);
  const all = (await list(nadege)).json();
  expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['message_new', 'booking_confirmed']);
  expect(all[1]).toMatchObject({ subjectId: other.id, details: { name: 'Mirlande', at: AT }, readAt: null });
  expect(await unread(nadege)).toBe(2);
  expect((await lakou.send(`POST /api/notifications/${all[0].id}/read`, {}, nadege)).statusCode).toBe(204);
  expect(await unread(nadege)).toBe(1);
  const page = await list(nadege, '?limit=1');
  expect(page.headers.link).toContain(`after=${all[0].id}`);
  expect((await list(nadege, `?limit=1&after=${all[0].id}`)).json()[0].id).toBe(all[1].id);
  await lakou.send('POST /api/notifications/read', {}, nadege);
  expect([await unread(nadege), await unread(other)]).toEqual([0, 1]);
});

test('NOTE-1 opening a visit or a conversation marks what was told of it, and nothing else', async () => {
  const about = await lakou.person('PROVIDER');
  const at = lakou.clock.now();
  for (const subjectId of [about.id, about.id, other.id])
    await notify({ db: lakou.platform.db, at }, { userId: nadege.id, kind: 'message_new', subjectId });
  await notify({ db: lakou.platform.db, at }, { userId: other.id, kind: 'message_new', subjectId: about.id });
  const before = [await unread(nadege), await unread(other)];
  const payload = { subjectId: about.id };
  expect((await lakou.send('POST /api/notifications/read', { payload }, nadege)).statusCode).toBe(204);
  expect([await unread(nadege), await unread(other)]).toEqual([(before[0] ?? 0) - 2, before[1]]);
  await lakou.send('POST /api/notifications/read', {}, nadege);
  expect(await unread(nadege)).toBe(0);
  await lakou.platform.db.query('delete from notifications where user_id = $1 and subject_id = $2', [
    other.id,
    about.id,
  ]);
});

test('attack: somebody else’s notification is not there', async () => {
  const [theirs] = (await list(other)).json();
  expect((await lakou.send(`POST /api/notifications/${theirs.id}/read`, {}, nadege)).statusCode).toBe(404);
  expect(await unread(other)).toBe(1);
});

describe('NOTE-1, ACC-12 elsewhere, as the person chose', () => {
  test('by e-mail unless switched off, in their language, with a link into the app', async () => {
    const mails = async () =>
      (await files(outboxFolder(lakou.platform.config))).filter((text) => text.includes('/app/visits/'));
    await tell(nadege);
    await expect.poll(mails).not.toEqual([]);
    const mail = JSON.parse((await mails()).at(-1) ?? '{}');
    expect(mail.subject).toBe(
      'Your visit with Mirlande is confirmed: Wednesday, November 18, 2026 at 9:30 AM.',
    );
    expect(mail.text).toContain(`/app/visits/${other.id}`);
  });

  test('by text message when switched on', async () => {
    await lakou.platform.db.query(`update app_users set preferred_language = 'ht' where id = $1`, [
      nadege.id,
    ]);
    await lakou.platform.db.query(
      `insert into text_numbers (user_id, phone, proven_at, groups, time_zone)
       values ($1, '+50937123456', $2, '{visits}', 'America/Port-au-Prince')`,
      [nadege.id, lakou.clock.now()],
    );
    // Notifications from before the choice are still sent by e-mail: wait until none is left.
    const undelivered = () =>
      lakou.platform.db.query('select 1 from notifications where delivered_at is null');
    await expect.poll(undelivered).toEqual([]);
    await jobsDone(lakou.platform);
    await choose({ email: false, sms: true });
    const before = (await files(outboxFolder(lakou.platform.config))).length;
    await tell(nadege, 'booking_confirmed');
    const texts = () => files(smsFolder(lakou.platform.config));
    await expect.poll(texts).toHaveLength(1);
    expect(JSON.parse((await texts())[0] ?? '{}')).toMatchObject({
      to: '+50937123456',
      text: expect.stringMatching(/^Lakou: Vizit ou ak Mirlande konfime: .*\/app\/visits\//),
    });
    expect(await files(outboxFolder(lakou.platform.config))).toHaveLength(before);
  });

  test('by push, sealed for that browser alone; a browser that is gone is forgotten', async () => {
    await choose({ email: false, sms: false, push: true });
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const payload = { endpoint: `http://${host}/push/abc`, keys };
    expect((await lakou.send('POST /api/push/subscriptions', { payload }, nadege)).statusCode).toBe(201);
    await tell(nadege, 'booking_moved');
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ url: '/push/abc', headers: { 'content-encoding': 'aes128gcm' } });
    expect(heard[0]?.headers.authorization).toMatch(/^vapid t=/);
    expect(heard[0]?.body.toString()).not.toContain('Mirlande');
    answer = 410;
    await tell(nadege, 'booking_moved');
    const left = () =>
      lakou.platform.db.query('select 1 from push_subscriptions where user_id = $1', [nadege.id]);
    await expect.poll(left).toEqual([]);
  });
});

test('OPS-5 after a change of the key pair, a browser that subscribed with the old one is still reached', async () => {
  const { config } = lakou.platform;
  const [old] = vapidKeys(config);
  await addVapidKeys(config);
  const [fresh, before] = vapidKeys(config);
  expect(before).toEqual(old);
  expect(fresh).not.toEqual(old);
  const offered = await lakou.send('GET /api/push/key', {}, other);
  expect(offered.json()).toEqual({ publicKey: fresh?.publicKey });

  [answer, unknownKey] = [201, fresh?.publicKey];
  heard.length = 0;
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const payload = { endpoint: `http://${host}/push/old`, keys };
  const { id } = (await lakou.send('POST /api/push/subscriptions', { payload }, other)).json();
  await openPush(config, lakou.platform.db).send({ subscriptionId: id, text: 'x', path: '/app' });
  const used = heard.map(({ headers }) => headers.authorization?.split('k=')[1]);
  expect(used).toEqual([fresh?.publicKey, old?.publicKey]);
});

describe('attack: we knock only at browsers’ own doors', () => {
  const strict = { pushHosts: [] };
  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/fcm/send/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilnotify.windows.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://user@169.254.169.254/x', false],
  ])('%s', (endpoint, allowed) => {
    expect(isPushServer(endpoint, strict)).toBe(allowed);
  });
});

test('every kind has words in every language, with nothing left to fill in', () => {
  for (const language of LANGUAGES)
    for (const kind of NOTIFICATION_KINDS) {
      const text = notificationText(language, kind, { name: 'Mirlande', at: AT, amount: '55.00' });
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      expect(text.length).toBeGreaterThan(10);
    }
});

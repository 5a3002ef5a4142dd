import { describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { type Circumstances, softPasskey } from '#test/authenticator.ts';
import { turnOn } from '#test/two-step.ts';
import { verifiedPerson, verify } from '#test/verified.ts';

const lakou = testApp();
type Key = ReturnType<typeof softPasskey>;

const creation = async (me: Person) =>
  (await lakou.send('POST /api/users/me/passkeys/options', {}, me)).json();
const save = (me: Person, credential: object, name = 'My phone') =>
  lakou.send('POST /api/users/me/passkeys', { payload: { name, credential } }, me);
const list = async (me: Person) => (await lakou.send('GET /api/users/me/passkeys', {}, me)).json();
const request = async () => (await lakou.send('POST /api/auth/passkey/options')).json();
const enter = (credential: object) => lakou.send('POST /api/auth/passkey/login', { payload: { credential } });
const signIn = async (key: Key, lies: Circumstances = {}) => enter(key.get(await request(), lies));

async function holder() {
  const person = await verifiedPerson(lakou, 'PATIENT');
  const key = softPasskey();
  const added = await save(person, key.create(await creation(person)));
  expect(added.statusCode).toBe(201);
  return { person, key, id: added.json().id as string };
}

async function expectRefused(reply: ReturnType<typeof enter>) {
  const { statusCode, cookies, ...rest } = await reply;
  expect([statusCode, rest.json().code, cookies]).toEqual([401, 'passkey_refused', []]);
}
const audited = async (action: string, subject: string) =>
  (
    await lakou.platform.db.query('select 1 from audit_events where action = $1 and subject_id = $2', [
      action,
      subject,
    ])
  ).length;

describe('passkeys', () => {
  test('ACC-10 added, named, signed in with, renamed and removed', async () => {
    const { person, key, id } = await holder();
    const createdAt = lakou.clock.now().toISOString();
    expect(await list(person)).toEqual([{ id, name: 'My phone', createdAt, lastUsedAt: null }]);

    lakou.clock.move(60);
    const entered = await signIn(key);
    expect(entered.statusCode).toBe(200);
    expect(entered.json()).toMatchObject({ id: person.id, email: person.email, role: 'PATIENT' });
    const session = entered.cookies.find(({ name }) => name === 'session');
    const headers = { cookie: `session=${session?.value}` };
    expect((await lakou.send('GET /api/auth/session', { headers })).json().id).toBe(person.id);
    expect((await list(person))[0].lastUsedAt).toBe(lakou.clock.now().toISOString());

    const path = `/api/users/me/passkeys/${id}`;
    const renamed = await lakou.send(`PATCH ${path}`, { payload: { name: ' Telefòn mwen ' } }, person);
    expect(renamed.json()).toMatchObject({ id, name: 'Telefòn mwen' });
    for (const name of ['', '  ', 'x'.repeat(61), undefined])
      expect((await lakou.send(`PATCH ${path}`, { payload: { name } }, person)).statusCode).toBe(400);

    expect((await lakou.send(`DELETE ${path}`, {}, person)).statusCode).toBe(204);
    expect(await list(person)).toEqual([]);
    await expectRefused(signIn(key));
    expect((await lakou.send(`DELETE ${path}`, {}, person)).statusCode).toBe(404);
  });

  test('ACC-10 a browser is asked for a key that finds its owner, and not for one it has', async () => {
    const { person, key } = await holder();
    expect(await creation(person)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: key.id, transports: ['internal'] }],
    });
  });

  test('ACC-10 a key that does not count its uses works every time', async () => {
    const { key } = await holder();
    for (let use = 0; use < 3; use++) expect((await signIn(key, { count: 0 })).statusCode).toBe(200);
  });

  test('ACC-9, ACC-10 a passkey counts as both steps', async () => {
    const { person, key } = await holder();
    await turnOn(lakou, person);
    expect((await signIn(key)).json()).toMatchObject({ id: person.id });
  });

  test('ACC-10 the same key is not added twice, to no account', async () => {
    const { person, key } = await holder();
    const other = await verifiedPerson(lakou, 'PATIENT');
    for (const me of [person, other]) {
      const reply = await save(me, key.create(await creation(me)));
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'passkey_not_added']);
    }
    expect(await list(other)).toEqual([]);
  });
});

describe('ATTACK adding a passkey', () => {
  test('to an account whose address nobody has proven: its owner would not know of it', async () => {
    const me = await lakou.person('PATIENT');
    const forged = softPasskey().create(await creation(await verifiedPerson(lakou, 'PATIENT')));
    for (const reply of [
      await lakou.send('POST /api/users/me/passkeys/options', {}, me),
      await save(me, forged),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'email_not_verified']);
    await verify(lakou, me);
    expect((await save(me, softPasskey().create(await creation(me)))).statusCode).toBe(201);
  });

  const refused = async (reply: ReturnType<typeof save>) => {
    const { statusCode, ...rest } = await reply;
    expect([statusCode, rest.json().code]).toEqual([400, 'passkey_not_added']);
  };

  test('from another origin, for another host, or by somebody the device did not recognise', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    for (const lies of [
      { origin: 'https://lak0u.example' },
      { origin: 'http://localhost:3002' },
      { rpId: 'lakou.example' },
      { recognised: false },
    ])
      await refused(save(me, softPasskey().create(await creation(me), lies)));
    expect(await list(me)).toEqual([]);
    expect((await save(me, softPasskey().create(await creation(me)))).statusCode).toBe(201);
  });

  test('with a challenge that was used, is over, is of another person, or was made to sign in', async () => {
    const me = await verifiedPerson(lakou, 'PATIENT');
    const other = await verifiedPerson(lakou, 'PATIENT');
    const used = await creation(me);
    expect((await save(me, softPasskey().create(used))).statusCode).toBe(201);
    await refused(save(me, softPasskey().create(used)));
    await refused(save(me, softPasskey().create(await creation(other))));
    const { challenge } = await request();
    await refused(save(me, softPasskey().create(await creation(me), { challenge })));
    const old = await creation(me);
    lakou.clock.move(300);
    await refused(save(me, softPasskey().create(old)));
    expect(await list(me)).toHaveLength(1);
  });

  test('from a session left open: adding and removing ask for a fresh proof', async () => {
    const { person, id } = await holder();
    lakou.clock.move(601);
    for (const call of ['POST /api/users/me/passkeys/options', `DELETE /api/users/me/passkeys/${id}`]) {
      const reply = await lakou.send(call, {}, person);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'step_up_required']);
    }
    expect(await list(person)).toHaveLength(1);
  });

  test('a stranger finds, renames and removes nobody’s key', async () => {
    const { person, id } = await holder();
    const stranger = await verifiedPerson(lakou, 'PATIENT');
    expect(await list(stranger)).toEqual([]);
    const path = `/api/users/me/passkeys/${id}`;
    const missing = await lakou.send(`DELETE /api/users/me/passkeys/${stranger.id}`, {}, stranger);
    const removed = await lakou.send(`DELETE ${path}`, {}, stranger);
    const renamed = await lakou.send(`PATCH ${path}`, { payload: { name: 'Mine' } }, stranger);
    for (const reply of [removed, renamed])
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body]);
    expect(await list(person)).toMatchObject([{ id, name: 'My phone' }]);
  });
});

describe('ATTACK signing in with a passkey', () => {
  test('an answer overheard is worth nothing the second time, nor is its challenge', async () => {
    const { key } = await holder();
    const options = await request();
    const overheard = key.get(options, { count: 0 });
    expect((await enter(overheard)).statusCode).toBe(200);
    await expectRefused(enter(overheard));
    await expectRefused(enter(key.get(options, { count: 0 })));
  });

  test('one answer sent ten times at once opens one door', async () => {
    const { key } = await holder();
    const answer = key.get(await request(), { count: 0 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(answer)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a challenge lives five minutes, and is not one that we never gave', async () => {
    const { person, key } = await holder();
    const options = await request();
    lakou.clock.move(300);
    await expectRefused(enter(key.get(options)));
    await expectRefused(signIn(key, { challenge: 'A'.repeat(43) }));
    const { challenge } = await creation(await verifiedPerson(lakou, 'PATIENT'));
    await expectRefused(signIn(key, { challenge }));
    expect(await audited('session:refused', person.id)).toBe(3);
  });

  test('an answer given on a look-alike site, for another host, or by an unrecognised person', async () => {
    const { key } = await holder();
    for (const lies of [
      { origin: 'https://lak0u.example' },
      { origin: 'http://localhost:3002' },
      { rpId: 'lakou.example' },
      { recognised: false },
    ])
      await expectRefused(signIn(key, lies));
    expect((await signIn(key)).statusCode).toBe(200);
  });

  test('a copy of a key is noticed when its count falls behind, and written down', async () => {
    const { person, key } = await holder();
    expect((await signIn(key, { count: 8 })).statusCode).toBe(200);
    for (const count of [8, 7, 1, 0]) await expectRefused(signIn(key, { count }));
    expect(await audited('passkey:cloned', person.id)).toBe(4);
    expect((await signIn(key, { count: 9 })).statusCode).toBe(200);
  });

  test('two copies that count alike, at once: one gets in', async () => {
    const { key } = await holder();
    const answers = [key.get(await request(), { count: 5 }), key.get(await request(), { count: 5 })];
    const replies = await Promise.all(answers.map(enter));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('one’s own key does not sign for another’s, nor for another person', async () => {
    const mine = await holder();
    const theirs = await holder();
    const answer = mine.key.get(await request());
    await expectRefused(enter({ ...answer, id: theirs.key.id, rawId: theirs.key.id }));
    const victim = await creation(theirs.person);
    await expectRefused(signIn(mine.key, { userHandle: victim.user.id }));
    const unnamed = mine.key.get(await request());
    await expectRefused(enter({ ...unnamed, response: { ...unnamed.response, userHandle: null } }));
  });

  test('nonsense is refused, never a fault', async () => {
    const { key } = await holder();
    const answer = key.get(await request());
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
      for (const junk of ['!', 'AAAA', 'bnVsbA', 'W10', 'eyJjaGFsbGVuZ2UiOjd9', '\u{1F511}'.repeat(99)]) {
        const fresh = key.get(await request());
        await expectRefused(enter({ ...fresh, response: { ...fresh.response, [part]: junk } }));
      }
    for (const body of [{}, { ...answer, type: 'password' }, { ...answer, response: {} }])
      expect((await enter(body)).statusCode).toBe(400);
  });

  test('the invitation names no account, and is not given without end', async () => {
    const before = await request();
    expect(Object.keys(before).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    let reply = await lakou.send('POST /api/auth/passkey/options');
    for (let tries = 0; tries < 300 && reply.statusCode === 200; tries++)
      reply = await lakou.send('POST /api/auth/passkey/options');
    expect(reply.statusCode).toBe(429);
  });
});

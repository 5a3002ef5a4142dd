import { expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest();

const keyOf = async ({ headers }: Somebody) => {
  const reply = await care.instance().app.inject({ url: '/api/users/me/device-key', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json().key;
};

test('OFF-1 the key of a device is one per person, and the same in every session', async () => {
  const [one, two] = [await care.patient(), await care.patient()];
  const key = await keyOf(one);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf(one)).toBe(key);
  expect(await keyOf(two)).not.toBe(key);
});

test('OFF-1 nobody gets a key without a session', async () => {
  const reply = await care.instance().app.inject({ url: '/api/users/me/device-key' });
  expect(reply.statusCode).toBe(401);
});

test('PHONE-1 what one person left on a phone is not sent in the session of another', async () => {
  const [nadege, rose] = [await care.patient(), await care.patient()];
  const send = (person: string) =>
    care.instance().app.inject({
      method: 'POST',
      url: '/api/data/health/menstrual/log',
      headers: { ...nadege.headers, 'x-person': person },
      payload: { patientId: nadege.id, date: '2026-11-15', flow: 'light' },
    });
  const refused = await send(rose.id);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'other_person']);
  expect((await send(nadege.id)).statusCode).toBe(201);
});

test('PHONE-1 the key for a PIN needs a fresh proof, and the trail says that it was given', async () => {
  const nadege = await care.patient();
  const ask = () =>
    care.instance().app.inject({
      method: 'POST',
      url: '/api/users/me/device-pins',
      headers: nadege.headers,
    });
  expect((await ask()).json()).toEqual({ key: await keyOf(nadege) });
  const trail = await care.lakou.db.query('select 1 from audit_events where action = $1 and actor_id = $2', [
    'device-pin:set',
    nadege.id,
  ]);
  expect(trail).toHaveLength(1);
  care.clock.move(11 * 60);
  const stale = await ask();
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'step_up_required']);
});

const post = (as: Somebody, url: string, key: string, payload: object) =>
  care.instance().app.inject({
    method: 'POST',
    url,
    headers: { ...as.headers, 'idempotency-key': key },
    payload,
  });

test('OFF-1 a day of the cycle sent again does not undo what was written meanwhile', async () => {
  const nadege = await care.patient();
  const url = '/api/data/health/menstrual/log';
  const day = (flow: string) => ({ patientId: nadege.id, date: '2026-11-15', flow });
  expect((await post(nadege, url, 'a', day('light'))).json()).toMatchObject({ flow: 'light' });
  await post(nadege, url, 'b', day('heavy'));
  const again = await post(nadege, url, 'a', day('light'));
  expect([again.statusCode, again.json().flow]).toEqual([201, 'heavy']);
  const read = await care.instance().app.inject({
    url: `/api/data/health/menstrual/${nadege.id}`,
    headers: nadege.headers,
  });
  expect(read.json().logs).toMatchObject([{ flow: 'heavy' }]);
  expect((await post(nadege, url, 'a', day('medium'))).statusCode).toBe(422);
});

test('OFF-1 an entry of the journal sent again is written once', async () => {
  const nadege = await care.patient();
  const url = `/api/data/health/maternity/${nadege.id}/journal`;
  const entry = { mood: 'okay', notes: 'Maltèt depi maten', signs: ['bleeding'] };
  const first = await post(nadege, url, 'j', entry);
  expect(first.statusCode, first.body).toBe(201);
  const again = await post(nadege, url, 'j', entry);
  expect(again.json()).toEqual(first.json());
  const read = await care.instance().app.inject({ url, headers: nadege.headers });
  expect(read.json()).toHaveLength(1);
});

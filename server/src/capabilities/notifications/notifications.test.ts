import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const lakou = testApp();
const URL = '/api/users/me/notification-settings';

test('ACC-12 e-mail is on and the rest off until somebody chooses; a choice is saved and is theirs alone', async () => {
  const nadege = await lakou.person('PATIENT');
  const other = await lakou.person('PATIENT');
  const defaults = { email: true, sms: false, push: false };
  const read = async (person: typeof nadege) => (await lakou.send(`GET ${URL}`, {}, person)).json();
  const put = (payload: object) => lakou.send(`PUT ${URL}`, { payload }, nadege);
  expect(await read(nadege)).toEqual(defaults);

  expect((await put({ sms: true })).json()).toEqual({ ...defaults, sms: true });
  expect((await put({ email: false })).json()).toEqual({ email: false, sms: true, push: false });
  expect(await read(nadege)).toEqual({ email: false, sms: true, push: false });
  expect(await read(other)).toEqual(defaults);

  // The person comes from the session, whatever the body says.
  await put({ push: true, userId: other.id, user_id: other.id });
  expect(await read(other)).toEqual(defaults);
  expect(await read(nadege)).toEqual({ email: false, sms: true, push: true });

  for (const wrong of [{ sms: 'yes' }, { email: 1 }, { push: {} }])
    expect((await put(wrong)).statusCode).toBe(400);
  expect(await read(nadege)).toEqual({ email: false, sms: true, push: true });
});

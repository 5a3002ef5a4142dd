import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { solveHumanCheck } from '#test/human-check.ts';
import { testDatabase } from '#test/instance.ts';

const lakou = testApp();
const elsewhere = testDatabase();

const solve = (address = '127.0.0.1', { app } = { app: lakou.app }) => solveHumanCheck(app, address);

const signIn = (humanCheck: unknown) =>
  lakou.send('POST /api/auth/login', {
    payload: { email: `${crypto.randomUUID()}@example.test`, password: 'x', humanCheck },
  });
const UNKNOWN = 404;

test('ACC-4 a proof is optional, and accepted once when sent', async () => {
  expect((await signIn(undefined)).statusCode).toBe(UNKNOWN);
  const proof = await solve();
  expect((await signIn(proof)).statusCode).toBe(UNKNOWN);
  const again = await signIn(proof);
  expect(again.statusCode).toBe(400);
  expect(again.json().code).toBe('human_check_failed');
});

test('ACC-4 one proof used ten times at once counts once', async () => {
  const proof = await solve();
  const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(proof)));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([...Array(9).fill(400), UNKNOWN]);
});

test('ACC-4 a forged, changed, late or borrowed proof is refused, on every form', async () => {
  const change = (proof: string, part: object) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(proof, 'base64').toString()), ...part })).toString(
      'base64',
    );
  const proof = await solve();
  const bad = [
    '',
    'x',
    'bnVsbA==',
    change(proof, { number: -1 }),
    change(proof, { signature: '00' }),
    change(proof, { salt: 'a' }),
  ];
  for (const one of [...bad, await solve('192.0.2.7')])
    expect((await signIn(one)).json().code).toBe('human_check_failed');
  for (const path of ['POST /api/auth/register', 'POST /api/auth/register/clinic']) {
    const payload = {
      name: 'A',
      email: 'a@example.test',
      role: 'PATIENT',
      password: 'secret',
      humanCheck: 'x',
    };
    expect((await lakou.send(path, { payload })).json().code).toBe('human_check_failed');
  }
  lakou.clock.move(121);
  expect((await signIn(proof)).json().code).toBe('human_check_failed');
});

test('ACC-4 what one server hands out counts at all on its database, and at no other', async () => {
  const [one, two] = [await elsewhere.open({ jobs: false }), await elsewhere.open({ jobs: false })];
  const statusAt = async ({ app }: typeof one, humanCheck: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'nobody@example.test', password: 'x', humanCheck },
      })
    ).statusCode;
  expect(await statusAt(two, await solve('127.0.0.1', one))).toBe(UNKNOWN);
  expect((await signIn(await solve('127.0.0.1', one))).json().code).toBe('human_check_failed');
  expect(await statusAt(one, await solve())).toBe(400);
});

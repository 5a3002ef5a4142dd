import { describe, expect, test } from 'vitest';
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

describe('ACC-4 who registers with a proof needs no second one to sign in', () => {
  const newcomer = () => ({
    name: 'Nadège',
    email: `${crypto.randomUUID()}@example.test`,
    password: 'secret-1',
  });
  const register = async (person: ReturnType<typeof newcomer>, address = '127.0.0.1') => {
    const payload = { ...person, role: 'PATIENT', humanCheck: await solve(address) };
    const reply = await lakou.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: address,
      payload,
    });
    return reply.json().humanCheck as string;
  };
  const enter = async (email: string, humanCheck: string, password = 'secret-1', address = '127.0.0.1') => {
    const payload = { email, password, humanCheck };
    const reply = await lakou.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload,
    });
    return reply.json().code ?? reply.statusCode;
  };

  test('what the registration answers is a proof once, however the address is written', async () => {
    const person = newcomer();
    const ticket = await register(person);
    expect(await enter(` ${person.email.toUpperCase()}`, ticket)).toBe(200);
    expect(await enter(person.email, ticket)).toBe('human_check_failed');
  });

  test('a wrong password uses it up, and ten at once use it once', async () => {
    const person = newcomer();
    const ticket = await register(person);
    const guesses = Array.from({ length: 10 }, () => enter(person.email, ticket, 'a guess'));
    expect((await Promise.all(guesses)).sort()).toEqual([
      ...Array(9).fill('human_check_failed'),
      'wrong_password',
    ]);
    expect(await enter(person.email, ticket)).toBe('human_check_failed');
  });

  test('it counts for no other account, from no other network, and not for long', async () => {
    const [person, other] = [newcomer(), newcomer()];
    const ticket = await register(person);
    await register(other);
    expect(await enter(other.email, ticket)).toBe('human_check_failed');
    expect(await enter(person.email, ticket, 'secret-1', '198.51.100.9')).toBe('human_check_failed');
    lakou.clock.move(601);
    expect(await enter(person.email, ticket)).toBe('human_check_failed');
  });

  test('it is given for a proof alone, and is none for another registration or a deletion taken back', async () => {
    const person = newcomer();
    const bare = await lakou.send('POST /api/auth/register', { payload: { ...person, role: 'PATIENT' } });
    expect(bare.json()).toEqual({ message: 'Registration successful. You can now log in.' });
    const again = newcomer();
    const ticket = await register(again);
    for (const [path, payload] of [
      ['POST /api/auth/register', { ...newcomer(), role: 'PATIENT', humanCheck: ticket }],
      ['POST /api/auth/cancel-deletion', { ...again, humanCheck: ticket }],
    ] as const)
      expect((await lakou.send(path, { payload })).json().code).toBe('human_check_failed');
  });
});

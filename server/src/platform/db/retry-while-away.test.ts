import { describe, expect, test } from 'vitest';
import { createRetryWhileAway } from './retry-while-away.ts';

function retrying(seconds = 60) {
  const lines: string[] = [];
  let at = 0;
  const pauses: number[] = [];
  const retryWhileAway = createRetryWhileAway({
    seconds,
    say: (line) => lines.push(line),
    now: () => at,
    pause: async (ms) => {
      pauses.push(ms);
      at += ms;
    },
  });
  return { retryWhileAway, lines, pauses, seconds: () => at / 1000 };
}

const failing = (...errors: Error[]) => {
  let tries = 0;
  return async () => {
    const error = errors[tries++];
    if (error) throw error;
    return tries;
  };
};
const coded = (code: string, message = code, more = {}) =>
  Object.assign(new Error(message), { code, ...more });

const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432');
const starting = coded('57P03', 'the database system is starting up');

test('OPS-5 a step waits for a database that starts, and says what for, once for each reason', async () => {
  const { retryWhileAway, lines } = retrying();
  expect(await retryWhileAway(failing(refused, refused, starting, starting))).toBe(5);
  expect(lines).toEqual([
    'waiting for the database, up to 60 seconds: connect ECONNREFUSED 10.0.0.1:5432',
    'waiting for the database, up to 60 seconds: the database system is starting up',
    'the database answers',
  ]);
});

test('OPS-5 a database that answers is not spoken of', async () => {
  const { retryWhileAway, lines } = retrying();
  expect(await retryWhileAway(failing())).toBe(1);
  expect(lines).toEqual([]);
});

test.each([
  ['a socket that is not there yet', coded('ENOENT', 'connect ENOENT', { syscall: 'connect' })],
  ['a name that nobody has yet', coded('ENOTFOUND', 'getaddrinfo ENOTFOUND database')],
  ['a machine that does not answer', new Error('timeout expired')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection cut off', new Error('Connection terminated unexpectedly')],
  ['too many connections', coded('53300')],
  ['an end of the database in a migration', coded('57P01', 'migration 0001.sql failed: terminating')],
])('OPS-5 %s is waited for', async (_, error) => {
  expect(await retrying().retryWhileAway(failing(error))).toBe(2);
});

test('OPS-5 the pauses grow to two seconds', async () => {
  const { retryWhileAway, pauses } = retrying();
  await retryWhileAway(failing(...Array(8).fill(refused)));
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 2000, 2000, 2000]);
});

test('OPS-5 it ends after its time, for all steps together, and says why', async () => {
  const { retryWhileAway, seconds } = retrying(10);
  await retryWhileAway(failing(refused, refused));
  const both = Object.assign(new AggregateError([refused, coded('ECONNREFUSED', 'connect ::1')], ''), {
    code: 'ECONNREFUSED',
  });
  await expect(retryWhileAway(failing(...Array(50).fill(both)))).rejects.toThrow(
    'The database was away for 10 seconds: connect ECONNREFUSED 10.0.0.1:5432, connect ::1. DATABASE_URL says where',
  );
  expect(seconds()).toBe(10);
});

describe('OPS-5 what does not pass ends the start at once', () => {
  test.each([
    [coded('28P01', 'password authentication failed'), /refuses us: password authentication failed/],
    [coded('28000', 'no pg_hba.conf entry'), /refuses us: no pg_hba/],
    [coded('3D000', 'database "lakou" does not exist'), /refuses us: database "lakou" does not exist/],
    [coded('42601', 'migration 0001.sql failed: syntax error'), /syntax error/],
    [coded('ENOENT', 'no such file', { syscall: 'open' }), /no such file/],
  ])('%s', async (error, said) => {
    const { retryWhileAway, lines } = retrying();
    await expect(retryWhileAway(failing(error))).rejects.toThrow(said);
    expect(lines).toEqual([]);
  });
});

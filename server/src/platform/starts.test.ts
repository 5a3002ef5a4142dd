import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** Every way to start, and what may not come of it. */
const DEMO = [undefined, '0', '1'] as const;
const REACHED = {
  nothing: {},
  'a public address': { PUBLIC_URL: 'https://lakou.example' },
  'a proxy': { TRUST_PROXY: '1' },
  'a mail server': { SMTP_URL: 'smtp://mail.example' },
  'a database of one’s own': { DATABASE_URL: 'postgres://somewhere/lakou' },
};
const MODES = [undefined, 'production', 'development', 'test'] as const;

const STARTS = DEMO.flatMap((demo) =>
  Object.entries(REACHED).flatMap(([reached, env]) =>
    MODES.map((mode) => ({ demo, reached, mode, env: { ...env, DEMO: demo, NODE_ENV: mode } })),
  ),
);

describe('of all starts', () => {
  test.each(STARTS)('DEMO=$demo, with $reached, in $mode', ({ demo, reached, mode, env }) => {
    const config = readConfig(env);
    const isReal = demo === '0' || (demo === undefined && reached !== 'nothing');
    expect(config.demo).toBe(!isReal);
    // A demo, whose passwords everybody knows, listens to this machine only unless told otherwise.
    expect(config.host).toBe(isReal ? '0.0.0.0' : '127.0.0.1');
    // Nobody's visit counts as paid with money that does not exist.
    const isForTrying = mode === 'development' || mode === 'test';
    expect(config.paymentSandbox).toBe(!isReal || isForTrying);
    expect(config.production).toBe(!isForTrying);
    expect(config.trustProxy).toBe(reached === 'a proxy');
  });
});

describe('a start is refused', () => {
  const SECRET = 'hunter2';
  test.each([
    ['DEMO in words', { DEMO: 'true' }],
    ['a proxy in words', { TRUST_PROXY: 'yes' }],
    ['the sandbox in words', { PAYMENT_SANDBOX: 'on' }],
    ['a public address without a scheme', { PUBLIC_URL: 'lakou.example' }],
    ['a public address with a password', { PUBLIC_URL: `https://me:${SECRET}@lakou.example` }],
    ['a public address with a question', { PUBLIC_URL: `https://lakou.example/?key=${SECRET}` }],
    ['a public address with a hash', { PUBLIC_URL: `https://lakou.example/#${SECRET}` }],
    ['another kind of database', { DATABASE_URL: `mysql://me:${SECRET}@somewhere/lakou` }],
    ['a database without a scheme', { DATABASE_URL: `me:${SECRET}@somewhere/lakou` }],
    ['another way to send mail', { SMTP_URL: `https://me:${SECRET}@mail.example` }],
    ['a mail server without a scheme', { SMTP_URL: `me:${SECRET}@mail.example` }],
    ['half a key', { SECRET_KEY: `${SECRET}abc` }],
    ['half a key of before', { SECRET_KEY: 'ab'.repeat(32), SECRET_KEYS_BEFORE: `${SECRET}abc` }],
    ['a key of before, and none now', { SECRET_KEYS_BEFORE: 'ab'.repeat(32) }],
    ['half a pair of before', { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b', VAPID_BEFORE: SECRET }],
    ['a reset each night of what is no demo', { DEMO: '0', DEMO_RESET_AT: '03:00' }],
    ['a reset each night at no time', { DEMO: '1', DEMO_RESET_AT: '24:00' }],
    [
      'a bucket without its key',
      { S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: SECRET },
    ],
    ['PayPal without its webhook', { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: SECRET }],
    ['MonCash without its secret', { MONCASH_CLIENT_ID: 'id' }],
    ['payouts without payments', { MONCASH_PAYOUT_CLIENT_ID: 'id', MONCASH_PAYOUT_SECRET: SECRET }],
    ['text messages without a sender', { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: SECRET }],
    ['a public push key alone', { VAPID_PUBLIC_KEY: 'x' }],
    ['a model without its name', { AI_PROVIDER: 'openai', AI_API_KEY: SECRET }],
    ['no visits to come at all', { MAX_FUTURE_BOOKINGS: '0' }],
  ] as [string, Record<string, string>][])('with %s, and no secret is repeated', (_, env) => {
    let message = '';
    try {
      readConfig(env);
    } catch (error) {
      message = (error as Error).message;
    }
    const names = Object.keys(env).map((name) => name.split('_')[0] ?? name);
    expect(names.some((name) => message.includes(name))).toBe(true);
    expect(message).not.toContain(SECRET);
  });
});

import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const OUTSIDE = { DATABASE_URL: 'postgres://somewhere/lakou' };

describe('without any setting', () => {
  const config = readConfig({});
  test('it is a demo on its own database, for this machine only', () => {
    expect(config).toMatchObject({ demo: true, databaseUrl: undefined, host: '127.0.0.1' });
  });
  test('it is at port 3001, in production mode, trusting nobody', () => {
    expect(config).toMatchObject({
      port: 3001,
      publicUrl: 'http://localhost:3001',
      production: true,
      trustProxy: false,
      smtpUrl: undefined,
      metricsToken: undefined,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });
});

describe('demo mode', () => {
  test.each([
    ['is the default on the embedded database', {}, true],
    ['is off there when said so', { DEMO: '0' }, false],
    ['is never the default on a database of one’s own', OUTSIDE, false],
    ['needs to be asked for there', { ...OUTSIDE, DEMO: '1' }, true],
    ['counts an empty setting as none', { ...OUTSIDE, DEMO: '' }, false],
    ['counts an empty database address as none', { DATABASE_URL: '' }, true],
    ['is never the default behind a public address', { PUBLIC_URL: 'https://lakou.example' }, false],
    ['is never the default behind a proxy', { TRUST_PROXY: '1' }, false],
    ['is the default where no proxy is said to be', { TRUST_PROXY: '0' }, true],
    ['is never the default where mail is sent', { SMTP_URL: 'smtp://mail.example' }, false],
    ['can be asked for behind all of them', { TRUST_PROXY: '1', SMTP_URL: 'smtp://x', DEMO: '1' }, true],
  ])('%s', (_, env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  test.each(['false', 'no', 'off', 'true', 'yes', ' 0'])('is not guessed from %j', (DEMO) => {
    expect(() => readConfig({ ...OUTSIDE, DEMO })).toThrow(`DEMO must be 1 or 0, not "${DEMO}"`);
  });

  test('listens to this machine only unless told otherwise; the real thing to everybody', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ DEMO: '0' }).host).toBe('0.0.0.0');
    expect(readConfig({ DEMO: '0', HOST: '::1' }).host).toBe('::1');
  });
});

describe('PORT', () => {
  test.each([
    ['8080', 8080],
    ['', 3001],
    [undefined, 3001],
    ['65535', 65535],
  ])('%j', (PORT, port) => {
    expect(readConfig({ PORT })).toMatchObject({ port, publicUrl: `http://localhost:${port}` });
  });
  test.each(['http', '-1', '65536', '80.5', '3001a', 'NaN'])('%j is refused', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT must be a port number, not "${PORT}"`);
  });
});

describe('PUBLIC_URL', () => {
  test('loses its last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://lakou.example/' }).publicUrl).toBe('https://lakou.example');
  });
  test.each(['lakou.example', 'localhost:3001', 'ftp://lakou.example', 'javascript:alert(1)', 'https://'])(
    '%j is refused',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow(
        `PUBLIC_URL must be an address such as https://example.org, not "${PUBLIC_URL}"`,
      );
    },
  );
});

test.each([
  ['development', false],
  ['test', false],
  ['production', true],
  ['staging', true],
  [undefined, true],
])('NODE_ENV %j: production %j', (NODE_ENV, production) => {
  expect(readConfig({ NODE_ENV }).production).toBe(production);
});

test('a proxy is trusted only when said so, in so many words', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(true);
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY must be 1 or 0, not "true"');
});

test('ACC-7 sign-in takes a verified address only when said so', () => {
  expect(readConfig({}).requireVerifiedEmail).toBe(false);
  expect(readConfig({ REQUIRE_VERIFIED_EMAIL: '1' }).requireVerifiedEmail).toBe(true);
  expect(() => readConfig({ REQUIRE_VERIFIED_EMAIL: 'yes' })).toThrow(
    'REQUIRE_VERIFIED_EMAIL must be 1 or 0',
  );
});

test('ACC-8 PASSWORD_POLICY is standard unless strict is asked for', () => {
  expect(readConfig({}).passwordPolicy).toBe('standard');
  expect(readConfig({ PASSWORD_POLICY: 'strict' }).passwordPolicy).toBe('strict');
  expect(() => readConfig({ PASSWORD_POLICY: 'Strict' })).toThrow(
    'PASSWORD_POLICY must be standard or strict, not "Strict"',
  );
});

describe('how many visits to come', () => {
  test('an account may have 40, and 10 with one provider, unless said otherwise', () => {
    expect(readConfig({})).toMatchObject({ maxFutureBookings: 40, maxFutureBookingsPerProvider: 10 });
    expect(readConfig({ MAX_FUTURE_BOOKINGS: '5', MAX_FUTURE_BOOKINGS_PER_PROVIDER: '2' })).toMatchObject({
      maxFutureBookings: 5,
      maxFutureBookingsPerProvider: 2,
    });
  });
  test.each(['0', '-1', '1.5', 'many', 'Infinity'])('%j is refused', (count) => {
    for (const name of ['MAX_FUTURE_BOOKINGS', 'MAX_FUTURE_BOOKINGS_PER_PROVIDER'])
      expect(() => readConfig({ [name]: count })).toThrow(
        `${name} must be a whole number from 1 on, not "${count}"`,
      );
  });
});

describe('S3', () => {
  const all = {
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  test('files lie on the disk unless a bucket is named', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ ...all, S3_BUCKET: '' }).s3).toBeUndefined();
    expect(readConfig(all).s3).toEqual({
      bucket: 'files',
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...all, S3_REGION: 'eu-west-3' }).s3?.region).toBe('eu-west-3');
  });
  test.each(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('a bucket needs %s', (name) => {
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(`${name} must be set when S3_BUCKET is`);
  });
});

describe('PROVIDER_VERIFICATION', () => {
  test.each([
    [undefined, 'records'],
    ['', 'records'],
    ['records', 'records'],
    ['off', 'off'],
    ['listing', 'listing'],
  ])('%j', (PROVIDER_VERIFICATION, providerVerification) => {
    expect(readConfig({ PROVIDER_VERIFICATION })).toMatchObject({ providerVerification });
  });
  test('is not guessed', () => {
    expect(() => readConfig({ PROVIDER_VERIFICATION: 'no' })).toThrow(
      'PROVIDER_VERIFICATION must be records, listing or off, not "no"',
    );
  });
});

describe('FIND-3 MAP_TILES_URL', () => {
  test('is off unless set', () => {
    expect(readConfig({}).mapTilesUrl).toBeUndefined();
    const MAP_TILES_URL = 'https://tiles.example.org/{z}/{x}/{y}.png';
    expect(readConfig({ MAP_TILES_URL }).mapTilesUrl).toBe(MAP_TILES_URL);
  });
  test.each(['yes', 'https://tiles.example.org', 'javascript:{z}{x}{y}'])(
    '%j is refused',
    (MAP_TILES_URL) => {
      expect(() => readConfig({ MAP_TILES_URL })).toThrow('MAP_TILES_URL must be an address');
    },
  );
});

describe('PAY-4 payments', () => {
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
  const moncash = { MONCASH_CLIENT_ID: 'id', MONCASH_SECRET: 'secret' };
  test('the sandbox answers unless there are credentials', () => {
    expect(readConfig({})).toMatchObject({ paypal: undefined, moncash: undefined });
    expect(readConfig({ ...paypal, PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com/' }).paypal).toEqual({
      baseUrl: 'https://api-m.sandbox.paypal.com',
      clientId: 'id',
      secret: 'secret',
      webhookId: 'hook',
    });
    expect(readConfig(moncash).moncash).toMatchObject({ tokenPath: '/MerChantApi/oauth/token' });
  });
  test.each([
    ['in the demo', {}, true],
    ['in development', { ...OUTSIDE, NODE_ENV: 'development' }, true],
    ['never by itself where patients are', OUTSIDE, false],
    ['nor on the embedded database of a real service', { DEMO: '0' }, false],
    ['there only when asked for', { ...OUTSIDE, PAYMENT_SANDBOX: '1' }, true],
    ['not in a demo that refuses it', { PAYMENT_SANDBOX: '0' }, false],
  ])('the sandbox stands in %s', (_, env, stands) => {
    expect(readConfig(env).paymentSandbox).toBe(stands);
  });
  test('half of them is refused', () => {
    expect(() => readConfig({ PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret' })).toThrow(
      'PAYPAL_WEBHOOK_ID must be set when PAYPAL_CLIENT_ID is',
    );
    expect(() => readConfig({ MONCASH_CLIENT_ID: 'id' })).toThrow(
      'MONCASH_SECRET must be set when MONCASH_CLIENT_ID is',
    );
  });
  test('PAY-5 payouts by MonCash have credentials of their own, and never without those for payments', () => {
    const payout = { MONCASH_PAYOUT_CLIENT_ID: 'payer', MONCASH_PAYOUT_SECRET: 'hush' };
    expect(readConfig(moncash).moncashPayout).toBeUndefined();
    expect(readConfig({ ...moncash, ...payout }).moncashPayout).toEqual({
      baseUrl: 'https://moncashbutton.digicelgroup.com',
      clientId: 'payer',
      secret: 'hush',
    });
    expect(() => readConfig(payout)).toThrow(
      'MONCASH_CLIENT_ID must be set when MONCASH_PAYOUT_CLIENT_ID is',
    );
    expect(() => readConfig({ ...moncash, ...payout, MONCASH_PAYOUT_SECRET: '' })).toThrow(
      'MONCASH_PAYOUT_SECRET must be set when MONCASH_PAYOUT_CLIENT_ID is',
    );
  });
  test('PAY-3 MonCash for visits is off until switched on; the rate is a number', () => {
    expect(readConfig({}).moncashBookings).toBe(false);
    expect(readConfig({ MONCASH_BOOKINGS: '1', HTG_PER_USD: '132.5' })).toMatchObject({
      moncashBookings: true,
      htgPerUsd: 132.5,
    });
    for (const HTG_PER_USD of ['0', '-1', 'much'])
      expect(() => readConfig({ HTG_PER_USD })).toThrow('HTG_PER_USD must be a rate');
  });
  test('PROV-2 a routing service has a public https address, which is not repeated when it is refused', () => {
    expect(readConfig({}).routingUrl).toBeUndefined();
    expect(readConfig({ ROUTING_URL: 'https://osrm.lakou.dev/' }).routingUrl).toBe('https://osrm.lakou.dev');
    for (const ROUTING_URL of ['http://osrm.lakou.dev/secret', 'https://10.0.0.1/secret', 'secret'])
      expect(() => readConfig({ ROUTING_URL })).toThrow(/^(?!.*secret).*ROUTING_URL must be/);
  });
  test('PAY-6 the source of the rate is a public https address, and is not repeated when it is refused', () => {
    const url = 'https://rates.lakou.dev/latest?key=secret';
    expect(readConfig({}).exchangeRate).toBeUndefined();
    expect(readConfig({ EXCHANGE_RATE_URL: url }).exchangeRate).toEqual({ url, pointer: '/rates/HTG' });
    const own = readConfig({ EXCHANGE_RATE_URL: url, EXCHANGE_RATE_POINTER: '/data/0/a~1b' });
    expect(own.exchangeRate?.pointer).toBe('/data/0/a~1b');
    for (const EXCHANGE_RATE_URL of ['http://rates.lakou.dev/secret', 'https://127.0.0.1/secret', 'secret'])
      expect(() => readConfig({ EXCHANGE_RATE_URL })).toThrow(/^(?!.*secret).*EXCHANGE_RATE_URL must be/);
    for (const EXCHANGE_RATE_POINTER of ['rates/HTG', '/a~2b'])
      expect(() => readConfig({ EXCHANGE_RATE_URL: url, EXCHANGE_RATE_POINTER })).toThrow('JSON pointer');
  });
});

describe('AI-3 a hosted model', () => {
  const env = { AI_PROVIDER: 'openai', AI_API_KEY: 'key', AI_MODEL: 'a-model' };
  test('is off unless set; its address can be another one that speaks the same', () => {
    expect(readConfig({}).model).toBeUndefined();
    expect(readConfig({ ...env, AI_BASE_URL: 'https://models.example.org/v1/' }).model).toEqual({
      provider: 'openai',
      apiKey: 'key',
      model: 'a-model',
      baseUrl: 'https://models.example.org/v1',
    });
    expect(readConfig({ ...env, AI_PROVIDER: 'gemini' }).model?.baseUrl).toMatch(/googleapis/);
  });
  test('half of it, or one nobody knows, is refused', () => {
    expect(() => readConfig({ ...env, AI_API_KEY: '' })).toThrow(
      'AI_API_KEY must be set when AI_PROVIDER is',
    );
    expect(() => readConfig({ ...env, AI_PROVIDER: 'oracle' })).toThrow('AI_PROVIDER must be');
  });
});

describe('OPS-2 settings beyond one machine', () => {
  test('are none unless set', () => {
    expect(Object.values(readConfig({}).scale)).toEqual([undefined, undefined]);
    expect(readConfig({})).toMatchObject({ auditYears: 0, notificationMonths: 0 });
    const env = {
      DATABASE_URL: 'postgres://a/b',
      DATABASE_READ_URL: 'postgres://c/b',
      EVENTS_URL: 'rediss://d',
    };
    expect(readConfig({ ...env, AUDIT_YEARS: '6', NOTIFICATION_MONTHS: '24' })).toMatchObject({
      scale: { databaseReadUrl: 'postgres://c/b', eventsUrl: 'rediss://d' },
      auditYears: 6,
      notificationMonths: 24,
    });
  });
  test.each([
    [{ DATABASE_READ_URL: 'postgres://c/b' }, 'DATABASE_URL must be set when DATABASE_READ_URL is'],
    [{ EVENTS_URL: 'http://secret@d' }, 'EVENTS_URL must begin with redis:// or rediss://'],
    [{ AUDIT_YEARS: '5' }, 'AUDIT_YEARS must be a whole number from 6 to 100, not "5"'],
    [{ AUDIT_YEARS: '6.5' }, 'AUDIT_YEARS must be'],
    [{ NOTIFICATION_MONTHS: '0' }, 'NOTIFICATION_MONTHS must be'],
    [{ QUIET_FROM: '9 pm' }, 'QUIET_FROM must be a time such as 21:00, not "9 pm"'],
    [{ HUMAN_CHECK_WORK: '10' }, 'HUMAN_CHECK_WORK must be a whole number from 1000 to 200000'],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

import { resolve } from 'node:path';
import { type CallSettings, callSettingsFrom } from './call-settings.ts';
import { type ChangeableSettings, changeableSettingsFrom } from './changeable-settings.ts';
import { type Environment, neededWith, serviceUrlFrom, switchFrom, urlFrom } from './environment.ts';
import { type ScaleSettings, scaleSettingsFrom } from './scale-settings.ts';
import {
  exchangeRateFrom,
  type ModelSettings,
  type MoncashPayoutSettings,
  type MoncashSettings,
  modelFrom,
  moncashFrom,
  moncashPayoutFrom,
  type PaypalSettings,
  paypalFrom,
  type RateSettings,
  routingFrom,
  type S3Settings,
  s3From,
  type TwilioSettings,
  twilioFrom,
  type VapidKeys,
  vapidBeforeFrom,
  vapidFrom,
} from './service-settings.ts';

export interface Config extends ChangeableSettings {
  readonly port: number;
  readonly host: string;
  /** The public address: for links in mail, canonical addresses and the check of the Origin header. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An outside PostgreSQL; without one the embedded database runs under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How long a start waits for a database that is away. */
  readonly databaseWaitSeconds: number;
  readonly scale: ScaleSettings;
  readonly demo: boolean;
  /** When the demo begins anew each night, as hours and minutes of UTC. */
  readonly demoResetAt: string | undefined;
  /** Whether an administrator may delete everything; by default only in demo mode. */
  readonly allowDatabaseReset: boolean;
  /** Compiled serialisers and no development pages. */
  readonly production: boolean;
  readonly trustProxy: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where uploaded files are stored; by default under `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly metricsToken: string | undefined;
  /**
   * 64 hexadecimal digits: the key that encrypts secrets in the database. Without it a key is
   * created in `dataDir`.
   */
  readonly secretKey: string | undefined;
  /** Keys that were the secret key once, the newest first: what they encrypted can still be read. */
  readonly secretKeysBefore: readonly string[];
  /** Whether signing in requires a verified e-mail address. */
  readonly requireVerifiedEmail: boolean;
  /** Signing in and registering never reveal whether an address has an account. */
  readonly uniformAuthErrors: boolean;
  /** `strict` refuses common passwords and requires 8 characters; otherwise 6 are enough. */
  readonly passwordPolicy: 'standard' | 'strict';
  /**
   * What a provider with an unverified licence cannot do: read patients' records, nothing, or also
   * be listed.
   */
  readonly providerVerification: 'records' | 'off' | 'listing';
  /**
   * Where map tiles come from, with {z}, {x} and {y}. Without it we draw the map ourselves and
   * contact no other site.
   */
  readonly mapTilesUrl: string | undefined;
  readonly paypal: PaypalSettings | undefined;
  readonly moncash: MoncashSettings | undefined;
  readonly moncashPayout: MoncashPayoutSettings | undefined;
  /** Whether the built-in sandbox is used where there are no credentials. Its money is not real. */
  readonly paymentSandbox: boolean;
  /** Whether a PayPal account may be kept and charged again: PayPal must have allowed it to the merchant. */
  readonly paypalVault: boolean;
  /** Whether visits can also be paid for with MonCash. */
  readonly moncashBookings: boolean;
  /** How many visits to come an account may have, and how many of them with one provider. */
  readonly maxFutureBookings: number;
  readonly maxFutureBookingsPerProvider: number;
  /** Gourdes per dollar. Each payment stores the rate it was made at. */
  readonly htgPerUsd: number;
  /** Where that rate is read each day; without it the number above counts. */
  readonly exchangeRate: RateSettings | undefined;
  /** A routing service for the ways between home visits; without it they are straight lines. */
  readonly routingUrl: string | undefined;
  /** What the community fund hopes for each month, in US dollars. */
  readonly fundMonthlyGoal: number;
  /** The gateway for text messages; without one they are written to files. */
  readonly twilio: TwilioSettings | undefined;
  /** The VAPID keys for push messages; without them a pair is created once in `dataDir`. */
  readonly vapid: VapidKeys | undefined;
  /** The pair before it: browsers that subscribed with it are still reached. */
  readonly vapidBefore: VapidKeys | undefined;
  /** Push servers that are allowed besides those of the known browsers. */
  readonly pushHosts: readonly string[];
  /** Without it only the built-in engine answers. */
  readonly model: ModelSettings | undefined;
  readonly calls: CallSettings;
  readonly logLevel: string;
  /** A statement that takes longer is logged, without its values. */
  readonly slowStatementMs: number;
  /** A collector that speaks OTLP over HTTP; without one no traces are made. */
  readonly tracesUrl: string | undefined;
}

function portFrom(text: string | undefined): number {
  const port = Number(text || 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not "${text}"`);
  return port;
}

/** Links in mail begin with it, so it holds nothing but a place. */
function publicUrlFrom(text: string): string {
  const address = urlFrom('PUBLIC_URL', text);
  const { username, password, search, hash } = new URL(address);
  // What was given is not repeated: it may hold a password.
  if (username || password || search || hash)
    throw new Error('PUBLIC_URL must be an address without a name, a password, a question mark or a hash');
  return address;
}

function passwordPolicyFrom(text: string | undefined): Config['passwordPolicy'] {
  if (!text || text === 'standard') return 'standard';
  if (text !== 'strict') throw new Error(`PASSWORD_POLICY must be standard or strict, not "${text}"`);
  return text;
}

function verificationFrom(text: string | undefined): Config['providerVerification'] {
  if (!text || text === 'records') return 'records';
  if (text !== 'off' && text !== 'listing')
    throw new Error(`PROVIDER_VERIFICATION must be records, listing or off, not "${text}"`);
  return text;
}

function tilesFrom(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const whole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  if (!whole || !/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`MAP_TILES_URL must be an address with {z}, {x} and {y}, not "${text}"`);
  return text;
}

const isKey = (text: string) => /^[0-9a-f]{64}$/i.test(text);

function keyFrom(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The value is not repeated in the error, because it may be most of a real key.
  if (!isKey(text)) throw new Error('SECRET_KEY must be 64 hexadecimal digits');
  return text;
}

function keysBeforeFrom(env: Environment): string[] {
  const keys = (env.SECRET_KEYS_BEFORE ?? '').split(',').filter(Boolean);
  if (keys.length > 0) neededWith(env, 'SECRET_KEYS_BEFORE')('SECRET_KEY');
  if (!keys.every(isKey))
    throw new Error('SECRET_KEYS_BEFORE must be keys of 64 hexadecimal digits, with commas between');
  return keys;
}

function demoResetFrom({ DEMO_RESET_AT: text }: Environment, demo: boolean): string | undefined {
  if (!text) return undefined;
  if (!demo) throw new Error('DEMO_RESET_AT deletes everything each night, and is taken with DEMO=1 only');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    throw new Error(`DEMO_RESET_AT must be a time such as 03:00, not "${text}"`);
  return text;
}

function rateFrom(text: string | undefined): number {
  const rate = Number(text || 131);
  if (!(rate > 0 && rate < 100_000))
    throw new Error(`HTG_PER_USD must be a rate such as 131.25, not "${text}"`);
  return rate;
}

function countFrom(env: Environment, name: string, otherwise: number): number {
  const count = Number(env[name] || otherwise);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} must be a whole number from 1 on, not "${env[name]}"`);
  return count;
}

/** Reads the environment once; everything else takes the result. */
export function readConfig(env: Environment): Config {
  const port = portFrom(env.PORT);
  const databaseUrl = serviceUrlFrom('DATABASE_URL', env.DATABASE_URL, ['postgres', 'postgresql']);
  const trustProxy = switchFrom('TRUST_PROXY', env.TRUST_PROXY, false);
  // Any of these means that people reach this server. Demo accounts have a known password, so they
  // then must be asked for.
  const isReached = Boolean(databaseUrl || trustProxy || env.PUBLIC_URL || env.SMTP_URL);
  const demo = switchFrom('DEMO', env.DEMO, !isReached);
  const production = env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test';
  return {
    port,
    host: env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: publicUrlFrom(env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl,
    databaseWaitSeconds: countFrom(env, 'DATABASE_WAIT_SECONDS', 60),
    scale: scaleSettingsFrom(env),
    ...changeableSettingsFrom(env),
    demo,
    demoResetAt: demoResetFrom(env, demo),
    allowDatabaseReset: switchFrom('ALLOW_DB_RESET', env.ALLOW_DB_RESET, demo),
    production,
    trustProxy,
    smtpUrl: serviceUrlFrom('SMTP_URL', env.SMTP_URL, ['smtp', 'smtps']),
    mailFrom: env.MAIL_FROM || 'team@lakou.test',
    s3: s3From(env),
    metricsToken: env.METRICS_TOKEN || undefined,
    secretKey: keyFrom(env.SECRET_KEY),
    secretKeysBefore: keysBeforeFrom(env),
    requireVerifiedEmail: switchFrom('REQUIRE_VERIFIED_EMAIL', env.REQUIRE_VERIFIED_EMAIL, false),
    uniformAuthErrors: switchFrom('UNIFORM_AUTH_ERRORS', env.UNIFORM_AUTH_ERRORS, false),
    passwordPolicy: passwordPolicyFrom(env.PASSWORD_POLICY),
    providerVerification: verificationFrom(env.PROVIDER_VERIFICATION),
    mapTilesUrl: tilesFrom(env.MAP_TILES_URL),
    paypal: paypalFrom(env),
    moncash: moncashFrom(env),
    moncashPayout: moncashPayoutFrom(env),
    // A visit must not count as paid with sandbox money unless the operator asks for it.
    paymentSandbox: switchFrom('PAYMENT_SANDBOX', env.PAYMENT_SANDBOX, demo || !production),
    paypalVault: switchFrom('PAYPAL_VAULT', env.PAYPAL_VAULT, !env.PAYPAL_CLIENT_ID),
    moncashBookings: switchFrom('MONCASH_BOOKINGS', env.MONCASH_BOOKINGS, false),
    maxFutureBookings: countFrom(env, 'MAX_FUTURE_BOOKINGS', 40),
    maxFutureBookingsPerProvider: countFrom(env, 'MAX_FUTURE_BOOKINGS_PER_PROVIDER', 10),
    htgPerUsd: rateFrom(env.HTG_PER_USD),
    exchangeRate: exchangeRateFrom(env),
    routingUrl: routingFrom(env),
    fundMonthlyGoal: countFrom(env, 'FUND_MONTHLY_GOAL', 20_000),
    twilio: twilioFrom(env),
    vapid: vapidFrom(env),
    vapidBefore: vapidBeforeFrom(env),
    pushHosts: (env.PUSH_HOSTS ?? '').split(',').filter(Boolean),
    model: modelFrom(env),
    calls: callSettingsFrom(env),
    // The demo prints for a person at the terminal; a server logs for machines.
    logLevel: env.LOG_LEVEL || (demo ? 'warn' : 'info'),
    slowStatementMs: countFrom(env, 'SLOW_STATEMENT_MS', 500),
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? urlFrom('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT)
      : undefined,
  };
}

import { resolve } from 'node:path';
import { MODEL_PROVIDERS, type ModelProvider } from '@lakou/contract/assistant.rules';
import { type CallSettings, callSettingsFrom } from './call-settings.ts';
import { type Environment, neededWith, serviceUrlFrom, switchFrom, urlFrom } from './environment.ts';
import { isPublicUrl } from './http/public-address.ts';
import { type ScaleSettings, scaleSettingsFrom } from './scale-settings.ts';

/** Anything that speaks S3. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Without these credentials the built-in sandbox may take the place of PayPal. */
export interface PaypalSettings {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
}

/** The same for MonCash. */
export interface MoncashSettings {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
  /** Differs between accounts. */
  readonly tokenPath: string;
}

/**
 * For refunds by MonCash, which issues separate credentials for payouts. Without them a person
 * sends the money by hand.
 */
export interface MoncashPayoutSettings {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
}

/** Any gateway with the same API as Twilio for text messages. */
export interface TwilioSettings {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
}

/** A hosted language model. It receives only what people have agreed to send. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly apiKey: string;
  readonly model: string;
  readonly baseUrl: string;
}

/** Any public address that answers with JSON, and where in it the gourdes per dollar stand (RFC 6901). */
export interface RateSettings {
  readonly url: string;
  readonly pointer: string;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public address: for links in mail, canonical addresses and the check of the Origin header. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An outside PostgreSQL; without one the embedded database runs under `dataDir`. */
  readonly databaseUrl: string | undefined;
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

function s3From(env: Environment): S3Settings | undefined {
  if (!env.S3_BUCKET) return undefined;
  const needed = neededWith(env, 'S3_BUCKET');
  return {
    endpoint: urlFrom('S3_ENDPOINT', needed('S3_ENDPOINT')),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function twilioFrom(env: Environment): TwilioSettings | undefined {
  if (!env.TWILIO_ACCOUNT_SID) return undefined;
  const needed = neededWith(env, 'TWILIO_ACCOUNT_SID');
  return {
    baseUrl: urlFrom('TWILIO_BASE_URL', env.TWILIO_BASE_URL || 'https://api.twilio.com'),
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: needed('TWILIO_AUTH_TOKEN'),
    from: needed('TWILIO_FROM'),
  };
}

function vapidFrom(env: Environment): VapidKeys | undefined {
  if (!env.VAPID_PUBLIC_KEY) return undefined;
  const privateKey = neededWith(env, 'VAPID_PUBLIC_KEY')('VAPID_PRIVATE_KEY');
  return { publicKey: env.VAPID_PUBLIC_KEY, privateKey };
}

function vapidBeforeFrom(env: Environment): VapidKeys | undefined {
  if (!env.VAPID_BEFORE) return undefined;
  neededWith(env, 'VAPID_BEFORE')('VAPID_PUBLIC_KEY');
  const [publicKey, privateKey, more] = env.VAPID_BEFORE.split(',');
  // The value is not repeated in the error, because it holds a private key.
  if (!publicKey || !privateKey || more !== undefined)
    throw new Error('VAPID_BEFORE must be a public and a private key, with a comma between');
  return { publicKey, privateKey };
}

function paypalFrom(env: Environment): PaypalSettings | undefined {
  if (!env.PAYPAL_CLIENT_ID) return undefined;
  const needed = neededWith(env, 'PAYPAL_CLIENT_ID');
  return {
    baseUrl: urlFrom('PAYPAL_BASE_URL', env.PAYPAL_BASE_URL || 'https://api-m.paypal.com'),
    clientId: env.PAYPAL_CLIENT_ID,
    secret: needed('PAYPAL_SECRET'),
    webhookId: needed('PAYPAL_WEBHOOK_ID'),
  };
}

const moncashHostFrom = (env: Environment) =>
  urlFrom('MONCASH_BASE_URL', env.MONCASH_BASE_URL || 'https://moncashbutton.digicelgroup.com');

function moncashFrom(env: Environment): MoncashSettings | undefined {
  if (!env.MONCASH_CLIENT_ID) return undefined;
  return {
    baseUrl: moncashHostFrom(env),
    clientId: env.MONCASH_CLIENT_ID,
    secret: neededWith(env, 'MONCASH_CLIENT_ID')('MONCASH_SECRET'),
    tokenPath: env.MONCASH_TOKEN_PATH || '/MerChantApi/oauth/token',
  };
}

function moncashPayoutFrom(env: Environment): MoncashPayoutSettings | undefined {
  if (!env.MONCASH_PAYOUT_CLIENT_ID) return undefined;
  const needed = neededWith(env, 'MONCASH_PAYOUT_CLIENT_ID');
  // Otherwise real money would be refunded for a payment made in the sandbox.
  needed('MONCASH_CLIENT_ID');
  return {
    baseUrl: moncashHostFrom(env),
    clientId: env.MONCASH_PAYOUT_CLIENT_ID,
    secret: needed('MONCASH_PAYOUT_SECRET'),
  };
}

const MODEL_HOSTS: Record<ModelSettings['provider'], string> = {
  anthropic: 'https://api.anthropic.com',
  openai: 'https://api.openai.com/v1',
  gemini: 'https://generativelanguage.googleapis.com',
};

const isModelProvider = (text: string): text is ModelProvider =>
  MODEL_PROVIDERS.some((provider) => provider === text);

function modelFrom(env: Environment): ModelSettings | undefined {
  const provider = env.AI_PROVIDER;
  if (!provider) return undefined;
  if (!isModelProvider(provider))
    throw new Error(`AI_PROVIDER must be anthropic, openai or gemini, not "${provider}"`);
  const needed = neededWith(env, 'AI_PROVIDER');
  return {
    provider,
    apiKey: needed('AI_API_KEY'),
    model: needed('AI_MODEL'),
    baseUrl: urlFrom('AI_BASE_URL', env.AI_BASE_URL || MODEL_HOSTS[provider]),
  };
}

function rateFrom(text: string | undefined): number {
  const rate = Number(text || 131);
  if (!(rate > 0 && rate < 100_000))
    throw new Error(`HTG_PER_USD must be a rate such as 131.25, not "${text}"`);
  return rate;
}

function exchangeRateFrom(env: Environment): RateSettings | undefined {
  const url = env.EXCHANGE_RATE_URL;
  if (!url) return undefined;
  // The address is not repeated: it may hold a key.
  if (!URL.canParse(url) || !isPublicUrl(new URL(url)))
    throw new Error('EXCHANGE_RATE_URL must be an https address of a public server');
  const pointer = env.EXCHANGE_RATE_POINTER || '/rates/HTG';
  if (!/^(\/([^~/]|~[01])*)+$/.test(pointer))
    throw new Error(`EXCHANGE_RATE_POINTER must be a JSON pointer such as /rates/HTG, not "${pointer}"`);
  return { url, pointer };
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
    scale: scaleSettingsFrom(env),
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

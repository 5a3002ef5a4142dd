import { MODEL_PROVIDERS, type ModelProvider } from '@lakou/contract/assistant.rules';
import { RATE_POINTER, USUAL_RATE_POINTER } from '@lakou/contract/system.rules';
import { type Environment, neededWith, urlFrom } from './environment.ts';
import { isPublicUrl } from './http/public-address.ts';

// Services of others that settings name: storage, payments, text messages, push, models and the exchange rate.

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
  /** The sender on WhatsApp; without one nothing goes there. */
  readonly whatsAppFrom: string | undefined;
  /** Templates that WhatsApp has approved, by form and language, as `reminder.ht`: begun by us, a message needs one. */
  readonly whatsAppTemplates: ReadonlyMap<string, string>;
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

export function s3From(env: Environment): S3Settings | undefined {
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

export function twilioFrom(env: Environment): TwilioSettings | undefined {
  if (!env.TWILIO_ACCOUNT_SID) return undefined;
  const needed = neededWith(env, 'TWILIO_ACCOUNT_SID');
  return {
    baseUrl: urlFrom('TWILIO_BASE_URL', env.TWILIO_BASE_URL || 'https://api.twilio.com'),
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: needed('TWILIO_AUTH_TOKEN'),
    from: needed('TWILIO_FROM'),
    whatsAppFrom: env.TWILIO_WHATSAPP_FROM || undefined,
    whatsAppTemplates: templatesFrom(env),
  };
}

/** `reminder.en=HX…,reminder.ht=HX…` */
function templatesFrom(env: Environment): ReadonlyMap<string, string> {
  const written = (env.TWILIO_WHATSAPP_TEMPLATES ?? '').split(',').filter(Boolean);
  return new Map(
    written.map((one) => {
      const [, name, id] = /^\s*((?:reminder|news|full)\.(?:en|fr|ht))=(HX\w+)\s*$/.exec(one) ?? [];
      if (!name || !id) throw new Error('TWILIO_WHATSAPP_TEMPLATES must be like reminder.ht=HX…,news.ht=HX…');
      return [name, id];
    }),
  );
}

export function vapidFrom(env: Environment): VapidKeys | undefined {
  if (!env.VAPID_PUBLIC_KEY) return undefined;
  const privateKey = neededWith(env, 'VAPID_PUBLIC_KEY')('VAPID_PRIVATE_KEY');
  return { publicKey: env.VAPID_PUBLIC_KEY, privateKey };
}

export function vapidBeforeFrom(env: Environment): VapidKeys | undefined {
  if (!env.VAPID_BEFORE) return undefined;
  neededWith(env, 'VAPID_BEFORE')('VAPID_PUBLIC_KEY');
  const [publicKey, privateKey, more] = env.VAPID_BEFORE.split(',');
  // The value is not repeated in the error, because it holds a private key.
  if (!publicKey || !privateKey || more !== undefined)
    throw new Error('VAPID_BEFORE must be a public and a private key, with a comma between');
  return { publicKey, privateKey };
}

export function paypalFrom(env: Environment): PaypalSettings | undefined {
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

export function moncashFrom(env: Environment): MoncashSettings | undefined {
  if (!env.MONCASH_CLIENT_ID) return undefined;
  return {
    baseUrl: moncashHostFrom(env),
    clientId: env.MONCASH_CLIENT_ID,
    secret: neededWith(env, 'MONCASH_CLIENT_ID')('MONCASH_SECRET'),
    tokenPath: env.MONCASH_TOKEN_PATH || '/MerChantApi/oauth/token',
  };
}

export function moncashPayoutFrom(env: Environment): MoncashPayoutSettings | undefined {
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

export function modelFrom(env: Environment): ModelSettings | undefined {
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

/** The base address of a routing service that speaks OSRM's protocol. */
export function routingFrom(env: Environment): string | undefined {
  const url = env.ROUTING_URL;
  if (!url) return undefined;
  // The address is not repeated: it may hold a key.
  if (!URL.canParse(url) || !isPublicUrl(new URL(url)))
    throw new Error('ROUTING_URL must be an https address of a public server');
  return url.replace(/\/+$/, '');
}

export function exchangeRateFrom(env: Environment): RateSettings | undefined {
  const url = env.EXCHANGE_RATE_URL;
  if (!url) return undefined;
  // The address is not repeated: it may hold a key.
  if (!URL.canParse(url) || !isPublicUrl(new URL(url)))
    throw new Error('EXCHANGE_RATE_URL must be an https address of a public server');
  const pointer = env.EXCHANGE_RATE_POINTER || USUAL_RATE_POINTER;
  if (!RATE_POINTER.test(pointer))
    throw new Error(`EXCHANGE_RATE_POINTER must be a JSON pointer such as /rates/HTG, not "${pointer}"`);
  return { url, pointer };
}

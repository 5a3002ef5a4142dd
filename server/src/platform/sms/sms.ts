import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writePrivateFile } from '../private-file.ts';
import type { TwilioSettings } from '../service-settings.ts';
import { plainText } from './plain-text.ts';

/** A form that WhatsApp has approved, and what is filled in, in the order of its places. */
export interface TextForm {
  readonly name: 'reminder' | 'news' | 'full';
  readonly language: Language;
  readonly values: readonly string[];
}

export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** On WhatsApp instead of as SMS, where this instance has a sender there. */
  readonly whatsApp?: boolean;
  /** For a message that we begin; an answer to somebody needs none. */
  readonly form?: TextForm;
}

interface Gateway {
  send(message: TextMessage): Promise<void>;
}

export interface Sms {
  /** Queues a text message in the transaction of the change it reports; a job sends it. */
  send(db: Db, message: Omit<TextMessage, 'id'>): Promise<void>;
  /** Whether messages can go to WhatsApp. */
  readonly offersWhatsApp: boolean;
  /** What the gateway signs answers with. */
  readonly signingKey: string;
}

export const smsFolder = (config: Config) => join(config.dataDir, 'sms');
const PATIENCE_MS = 10_000;
/** Before a number that is meant on WhatsApp, also in answers from there. */
export const WHATSAPP = 'whatsapp:';

/** What Twilio is told: the same call for both, with `whatsapp:` before both numbers. */
function fieldsOf({ to, text, whatsApp, form }: TextMessage, settings: TwilioSettings) {
  const { from, whatsAppFrom, whatsAppTemplates } = settings;
  if (!whatsApp || !whatsAppFrom) return { To: to, From: from, Body: text };
  const ends = { To: `${WHATSAPP}${to}`, From: `${WHATSAPP}${whatsAppFrom}` };
  const template = form && whatsAppTemplates.get(`${form.name}.${form.language}`);
  if (!template) return { ...ends, Body: text };
  const values = Object.fromEntries(form.values.map((value, n) => [String(n + 1), value]));
  return { ...ends, ContentSid: template, ContentVariables: JSON.stringify(values) };
}

/** Twilio's API, at its address or at that of a compatible gateway. */
function twilio(settings: TwilioSettings): Gateway {
  const { baseUrl, accountSid, authToken } = settings;
  return {
    async send(message) {
      const reply = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
        body: new URLSearchParams(fieldsOf(message, settings)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // The reply may repeat the message, so only the status is kept.
      if (!reply.ok) throw new Error(`the text message gateway answered ${reply.status}`);
    },
  };
}

/** Without a gateway, messages are written to files that the development page shows. */
function sink(folder: string): Gateway {
  return {
    send: (message) => writePrivateFile(join(folder, `${message.id}.json`), JSON.stringify(message, null, 2)),
  };
}

export const openGateway = (config: Config): Gateway =>
  config.twilio ? twilio(config.twilio) : sink(smsFolder(config));

export function createSms(config: Config, jobs: Jobs): Sms {
  const gateway = openGateway(config);
  // A job forgets its `values` once it is done.
  const enqueue = jobs.queue<{ id: string; values: Omit<TextMessage, 'id'> }>('sms', ({ id, values }) =>
    gateway.send({ id, ...values }),
  );
  return {
    send: (db, message) =>
      enqueue(db, { id: uuidv7(), values: { ...message, text: plainText(message.text) } }),
    offersWhatsApp: !config.twilio || config.twilio.whatsAppFrom !== undefined,
    // Without a gateway only this process answers, from its development page.
    signingKey: config.twilio?.authToken ?? randomBytes(32).toString('hex'),
  };
}

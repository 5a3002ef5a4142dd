import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writePrivateFile } from '../private-file.ts';
import type { TwilioSettings } from '../service-settings.ts';
import { plainText } from './plain-text.ts';

export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

interface Gateway {
  send(message: TextMessage): Promise<void>;
}

export interface Sms {
  /** Queues a text message in the transaction of the change it reports; a job sends it. */
  send(db: Db, message: Omit<TextMessage, 'id'>): Promise<void>;
  /** What the gateway signs answers with. */
  readonly signingKey: string;
}

export const smsFolder = (config: Config) => join(config.dataDir, 'sms');
const PATIENCE_MS = 10_000;

/** Twilio's API, at its address or at that of a compatible gateway. */
function twilio({ baseUrl, accountSid, authToken, from }: TwilioSettings): Gateway {
  return {
    async send({ to, text }) {
      const reply = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
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
    send: (db, { to, text }) => enqueue(db, { id: uuidv7(), values: { to, text: plainText(text) } }),
    // Without a gateway only this process answers, from its development page.
    signingKey: config.twilio?.authToken ?? randomBytes(32).toString('hex'),
  };
}

import { join } from 'node:path';
import type { Config, TwilioSettings } from '../config.ts';
import { writePrivateFile } from '../private-file.ts';

export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  send(message: TextMessage): Promise<void>;
}

export const smsFolder = (config: Config) => join(config.dataDir, 'sms');
const PATIENCE_MS = 10_000;

/** Twilio's API, at its address or at that of a compatible gateway. */
function twilio({ baseUrl, accountSid, authToken, from }: TwilioSettings): Sms {
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

/** Without a gateway, messages are written to files. */
function sink(folder: string): Sms {
  return {
    send: (message) => writePrivateFile(join(folder, `${message.id}.json`), JSON.stringify(message, null, 2)),
  };
}

export const openSms = (config: Config): Sms =>
  config.twilio ? twilio(config.twilio) : sink(smsFolder(config));

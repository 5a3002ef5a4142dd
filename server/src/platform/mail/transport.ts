import { join } from 'node:path';
import type { Config } from '../config.ts';
import { writePrivateFile } from '../private-file.ts';

export interface Message {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Transport {
  deliver(message: Message): Promise<void>;
}

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

function smtp(url: string, publicUrl: string): Transport {
  // Loaded at the first mail: the package is large and the start does not need it.
  const connect = async () => (await import('nodemailer')).createTransport(url);
  let transport: ReturnType<typeof connect> | undefined;
  const domain = new URL(publicUrl).hostname;
  return {
    async deliver(message) {
      transport ??= connect();
      await (await transport).sendMail({ ...message, messageId: `<${message.messageId}@${domain}>` });
    },
  };
}

/** Without a mail server, messages are written to files that the development page shows. */
function outbox(folder: string): Transport {
  return {
    deliver: (message) =>
      writePrivateFile(join(folder, `${message.messageId}.json`), JSON.stringify(message, null, 2)),
  };
}

export const openTransport = (config: Config): Transport =>
  config.smtpUrl ? smtp(config.smtpUrl, config.publicUrl) : outbox(outboxFolder(config));

import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { renderMail } from './render.ts';
import { openTransport } from './transport.ts';

/** The content of a mail, by text keys: rendered in the reader's language when it is sent. */
export interface MailOrder {
  readonly to: string;
  readonly language: Language;
  readonly template:
    | 'verifyEmail'
    | 'welcome'
    | 'confirmNewEmail'
    | 'emailInUse'
    | 'emailChangeAsked'
    | 'resetPassword'
    | 'passwordChanged'
    | 'twoStepOff'
    | 'passkeyAdded'
    | 'signInPhone'
    | 'newDevice'
    | 'accountClosing'
    | 'accountSuspended'
    | 'accountReinstated'
    | 'accountRemoved'
    | 'roleChanged'
    | 'resetOffered'
    | 'supportReceived'
    | 'supportAnswer'
    | 'sponsorInvitation'
    | 'staffInvitation'
    | 'handOver'
    | 'representative'
    | 'notice';
  readonly values: Readonly<Record<string, string>>;
}

export interface Mail {
  /**
   * Queues a mail in the transaction of the change it reports; a job sends it. To an account without an address nothing
   * is sent.
   */
  send(db: Db, order: MailOrder): Promise<void>;
  /** Deletes queued mail to this address, sent or not. */
  forget(db: Db, address: string): Promise<void>;
}

type MailJob = MailOrder & { messageId: string };

export function createMail(config: Config, jobs: Jobs): Mail {
  const transport = openTransport(config);
  const enqueue = jobs.queue<MailJob>('mail', async ({ messageId, ...order }) => {
    await transport.deliver({ ...renderMail(order), messageId, from: config.mailFrom, to: order.to });
  });
  // The id is fixed when the mail is queued: a retried job sends the same message id, which servers
  // can recognise.
  return {
    async send(db, order) {
      if (hasEmail(order.to)) await enqueue(db, { ...order, messageId: uuidv7() });
    },
    async forget(db, address) {
      await db.query(`delete from pgboss.job where name = $1 and data ->> 'to' = $2`, ['mail', address]);
    },
  };
}

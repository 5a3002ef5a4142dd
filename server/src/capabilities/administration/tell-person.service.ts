import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import type { ChangedAccount } from './account-changes.store.ts';

/** A reason is cut there in a text message, which costs by its length. */
const LONGEST_TEXT_REASON = 100;
const shortened = (reason: string) =>
  reason.length > LONGEST_TEXT_REASON ? `${reason.slice(0, LONGEST_TEXT_REASON).trimEnd()}…` : reason;

interface Told {
  readonly template: 'accountSuspended' | 'accountReinstated' | 'accountRemoved';
  readonly link: string;
  readonly reason?: string;
  readonly date?: string;
}

/** By mail; who has no address is told at the number that opens the account. */
export async function tellPerson(
  { mail, sms }: Platform,
  db: Db,
  { name, email, language, signInPhone }: ChangedAccount,
  { template, link, reason = '', date = '' }: Told,
): Promise<void> {
  await mail.send(db, { to: email, language, template, values: { name, link, reason, date } });
  if (hasEmail(email) || !signInPhone) return;
  const text = wordsIn(language, 'text-message-texts')(template, { link, date, reason: shortened(reason) });
  await sms.send(db, { to: signInPhone, text });
}

import type { SignInPhone } from '@lakou/contract/phone-sign-in';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { TEXT_CODES_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { toE164 } from '../profiles/phones.rules.ts';
import { checkCode, type GivenCode, sendCode, spendCode } from './codes.service.ts';
import { deleteOwnPhone, findContact, findOwnNumber, readOwnPhone, replacePhone } from './phones.store.ts';

const SHOWN_DIGITS = 4;

/** The reply is the same for a number that opens another account: only who has the code is told. */
export async function askNumberCode(
  grant: Grant<'sign-in-phone:ask'>,
  typed: string,
  platform: Platform,
): Promise<string> {
  const phone = toE164(typed) ?? fail('phone_invalid');
  await countTry(grant.db, TEXT_CODES_PER_PERSON, grant.actor.id, grant.at);
  return sendCode(platform, grant, { phone, purpose: 'number', language: grant.actor.language });
}

/** The number before it and the e-mail address are told: whoever did not ask for it can act. */
export async function setOwnPhone(
  grant: Grant<'sign-in-phone:set'>,
  given: GivenCode,
  { sms, mail, config }: Platform,
): Promise<SignInPhone> {
  const phone = await checkCode(grant, given, 'number');
  return inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    await spendCode(tx, given);
    const before = await findOwnNumber(tx);
    if (!(await replacePhone(tx, phone))) fail('phone_taken');
    await writeAudit(tx, { action: 'sign-in-phone:set', actorId: id, subjectId: id });
    const { name, email, language } = (await findContact(tx)) ?? fail('not_found');
    const ending = phone.slice(-SHOWN_DIGITS);
    const link = `${config.publicUrl}/${language}/support`;
    if (before && before !== phone) {
      const text = wordsIn(language, 'text-message-texts')('signInNumberChanged', { ending, link });
      await sms.send(tx.db, { to: before, text });
    }
    if (before !== phone)
      await mail.send(tx.db, {
        to: email,
        language,
        template: 'signInPhone',
        values: { name, ending, link },
      });
    return readOwnPhone(tx);
  });
}

export function removeOwnPhone(grant: Grant<'sign-in-phone:remove'>): Promise<void> {
  return inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    if (!(await deleteOwnPhone(tx))) fail('last_way_in');
    await writeAudit(tx, { action: 'sign-in-phone:remove', actorId: id, subjectId: id });
  });
}

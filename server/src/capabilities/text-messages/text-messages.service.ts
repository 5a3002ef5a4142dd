import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { TextSettings } from '@lakou/contract/text-messages';
import { TEXT_CODE_LENGTH } from '@lakou/contract/text-messages.rules';
import { isTimeZone } from '@lakou/i18n';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { TEXT_CODES_PER_NUMBER, TEXT_CODES_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { toE164 } from '../profiles/phones.rules.ts';
import {
  countCodeTry,
  deleteCode,
  deleteNumber,
  type QuietHours,
  saveCode,
  saveNumber,
  switchTexts,
} from './text-messages.store.ts';

const CODE_LASTS_MS = 10 * 60_000;
const MOST_TRIES = 5;
const HOME_ZONE = 'America/Port-au-Prince';

const hashOf = (userId: string, phone: string, code: string): Buffer =>
  createHash('sha256').update(`${userId}\0${phone}\0${code}`).digest();

/** What a number begins with; its owner changes it. */
export const usualQuietHours = ({ quietFrom, quietTo }: Platform['config']): QuietHours => ({
  from: quietFrom,
  to: quietTo,
});

/** Sends a code to a number. The reply is the same whoever has it already: a phone may be shared. */
export async function askCode(
  { sms }: Platform,
  grant: Grant<'text-number:ask'>,
  { phone: typed, timeZone }: { readonly phone: string; readonly timeZone?: string | undefined },
): Promise<void> {
  const phone = toE164(typed) ?? fail('phone_invalid');
  await countTry(grant.db, TEXT_CODES_PER_PERSON, grant.actor.id, grant.at);
  await countTry(grant.db, TEXT_CODES_PER_NUMBER, phone, grant.at);
  const code = String(randomInt(10 ** TEXT_CODE_LENGTH)).padStart(TEXT_CODE_LENGTH, '0');
  const text = wordsIn(grant.actor.language, 'text-message-texts')('code', { code });
  await inTransaction(grant, async (tx) => {
    await saveCode(tx, {
      phone,
      timeZone: timeZone && isTimeZone(timeZone) ? timeZone : HOME_ZONE,
      hash: hashOf(tx.actor.id, phone, code),
      expiresAt: new Date(tx.at.getTime() + CODE_LASTS_MS),
    });
    await sms.send(tx.db, { to: phone, text });
  });
}

/** The right code makes the number theirs and turns text messages on: that is the consent, and it is written down. */
export async function proveNumber(
  { config, sms }: Platform,
  grant: Grant<'text-number:prove'>,
  code: string,
): Promise<TextSettings> {
  const asked = (await countCodeTry(grant, MOST_TRIES)) ?? fail('text_code_over');
  if (!timingSafeEqual(asked.hash, hashOf(grant.actor.id, asked.phone, code))) fail('two_step_code_wrong');
  return inTransaction(grant, async (tx) => {
    if (!(await deleteCode(tx, asked.hash))) fail('text_code_over');
    const settings = await saveNumber(tx, asked, usualQuietHours(config));
    await switchTexts(tx, true);
    await writeAudit(tx, { action: 'text-number:prove', actorId: tx.actor.id, subjectId: tx.actor.id });
    return { ...settings, whatsAppOffered: sms.offersWhatsApp };
  });
}

export function removeNumber(grant: Grant<'text-number:remove'>): Promise<void> {
  return inTransaction(grant, async (tx) => {
    await deleteNumber(tx);
    await switchTexts(tx, false);
    await writeAudit(tx, { action: 'text-number:remove', actorId: tx.actor.id, subjectId: tx.actor.id });
  });
}

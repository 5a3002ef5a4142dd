import type { SupportMessage, SupportRow } from '@lakou/contract/support';
import { LONGEST_SUPPORT_SMS } from '@lakou/contract/support.rules';
import { formatDate, type Language } from '@lakou/i18n';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SUPPORT_PER_EMAIL } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { toE164 } from '../profiles/phones.rules.ts';
import { HOME_ZONE } from '../scheduling/scheduling.service.ts';
import {
  type Answerer,
  closeRequest,
  deleteOldRequests,
  findRequest,
  insertAnswer,
  insertRequest,
} from './support.store.ts';

const KEPT_MS = 180 * 24 * 3600 * 1000;

const textMessage = (language: Language, text: string) =>
  wordsIn(language, 'text-message-texts')('supportAnswer', { text });

/**
 * The reply is the same whether or not the address has an account. Nothing is sent to a number before an administrator
 * answers: anybody may type any.
 */
export async function writeToSupport(
  grant: PublicGrant<'support:write'>,
  message: SupportMessage,
  language: Language,
  { mail, config }: Platform,
): Promise<{ message: string }> {
  const { name, email } = message;
  const phone = message.phone && (toE164(message.phone) ?? fail('phone_invalid'));
  await countTry(grant.db, SUPPORT_PER_EMAIL, email ?? phone ?? fail('support_unreachable'), grant.at);
  await inTransaction(grant, async (tx) => {
    await insertRequest(tx, { ...message, phone }, language);
    const values = { name, link: `${config.publicUrl}/${language}` };
    if (email) await mail.send(tx.db, { to: email, language, template: 'supportReceived', values });
  });
  return { message: `We have your message. The answer comes by ${email ? 'e-mail' : 'text message'}.` };
}

const getRequest = async (grant: Answerer): Promise<SupportRow> =>
  (await findRequest(grant)) ?? fail('not_found');

/** Who is second finds it answered. */
export function answer(grant: Answerer, text: string, { mail, sms, config }: Platform): Promise<SupportRow> {
  return inTransaction(grant, async (tx) => {
    if (!(await closeRequest(tx))) fail('move_not_allowed');
    await insertAnswer(tx, text);
    await writeAudit(tx, { action: 'support:reply', actorId: tx.actor.id, subjectId: tx.scope.requestId });
    const asked = await getRequest(tx);
    const { email, phone, name, language } = asked;
    if (!email && text.length > LONGEST_SUPPORT_SMS)
      fail('invalid_request', { fields: [{ path: 'text', code: 'invalid_request' }] });
    const date = formatDate(language, { at: new Date(asked.createdAt), timeZone: HOME_ZONE }, 'long');
    const values = { name, text, date, link: `${config.publicUrl}/${language}/support` };
    if (email) await mail.send(tx.db, { to: email, language, template: 'supportAnswer', values });
    else if (phone) await sms.send(tx.db, { to: phone, text: textMessage(language, text) });
    return asked;
  });
}

export function close(grant: Answerer): Promise<SupportRow> {
  return inTransaction(grant, async (tx) => {
    if (!(await closeRequest(tx))) fail('move_not_allowed');
    await writeAudit(tx, { action: 'support:close', actorId: tx.actor.id, subjectId: tx.scope.requestId });
    return getRequest(tx);
  });
}

/** What was closed half a year ago is deleted. */
export async function forgetOldRequests({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const grant = systemGrant('support:forget', { db, at, requestId: 'old-support-requests' });
  await deleteOldRequests(grant, new Date(at.getTime() - KEPT_MS));
}

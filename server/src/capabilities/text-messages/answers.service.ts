import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime, formatMoney, PRODUCT } from '@lakou/i18n';
import type { Actor } from '#platform/access/actor.ts';
import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { isTryWithin } from '#platform/limits/limiter.ts';
import { TEXT_ANSWERS_PER_NUMBER } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import {
  askForCall,
  cancelBooking,
  confirmAttendance,
  getBookingView,
  previewCancellation,
} from '../bookings/bookings.service.ts';
import { type AnswerMeaning, meaningOf } from './answer-words.rules.ts';
import {
  type AnswerGrant,
  findNextVisit,
  isNewAnswer,
  type LastReminder,
  listOwners,
  lockLastReminder,
  type PhoneOwner,
  saveCancelAsked,
  setStopped,
} from './answers.store.ts';

const CONFIRM_WITHIN_MS = 60 * 60_000;

export interface Answer {
  readonly from: string;
  /** It came by WhatsApp, and the reply goes there. */
  readonly whatsApp: boolean;
  readonly body: string;
  readonly sid: string;
}

const wordsFor = ({ language }: PhoneOwner) => wordsIn(language, 'text-message-texts');
const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const whenFor = ({ language, timeZone }: PhoneOwner, at: Date): string =>
  formatDateTime(language, { at, timeZone }, 'long');

/** The patient, who is known by the number and has no session. */
const patientActor = ({ userId, language }: PhoneOwner, at: Date): Actor => ({
  id: userId,
  role: 'PATIENT',
  clinicId: null,
  clinicRole: null,
  language,
  sessionId: 'text-message',
  isEmailVerified: false,
  provenAt: at,
});

function workFor(tx: AnswerGrant, owner: PhoneOwner, { bookingId, dependentId }: LastReminder) {
  const scope = {
    bookingId,
    patientId: owner.userId,
    dependentId,
    side: 'patient',
    mayReadRecords: false,
  } as const;
  const { db, at, requestId } = tx;
  return { db, at, requestId, scope, actor: patientActor(owner, at) };
}

const facts = (owner: PhoneOwner, booking: Booking) => ({
  with: booking.providerName ?? booking.clinicName ?? PRODUCT,
  when: whenFor(owner, new Date(booking.dateTime)),
});

/** "2" asks once more, with what is paid back, and the second one within an hour cancels. */
async function cancel(
  platform: Platform,
  tx: AnswerGrant,
  owner: PhoneOwner,
  { reminder, phone }: { readonly reminder: LastReminder; readonly phone: string },
): Promise<string> {
  const t = wordsFor(owner);
  const grant = systemGrant('booking:cancel', workFor(tx, owner, reminder));
  const { cancelAskedAt } = reminder;
  if (cancelAskedAt && tx.at.getTime() - cancelAskedAt.getTime() <= CONFIRM_WITHIN_MS)
    return t('cancelled', facts(owner, await cancelBooking(platform, grant, null)));
  await saveCancelAsked(tx, phone);
  const { paid, refund } = await previewCancellation(grant);
  const asked = facts(owner, await getBookingView(grant, reminder.bookingId));
  if (paid === 0) return t('cancelAsk', asked);
  if (refund === 0) return t('cancelAskLate', asked);
  const amount = formatMoney(owner.language, Math.round(refund * 100), 'USD');
  return t('cancelAskRefund', { ...asked, amount });
}

/** An answer about a visit belongs to the last reminder that was sent to the number. */
async function answerReminder(
  platform: Platform,
  tx: AnswerGrant,
  meaning: 'comes' | 'cancel' | 'call',
  { phone, owners }: { readonly phone: string; readonly owners: readonly PhoneOwner[] },
): Promise<string | undefined> {
  const reminder = await lockLastReminder(tx, phone);
  const owner = owners.find(({ userId }) => userId === reminder?.userId);
  if (!reminder || !owner) return owners[0] && wordsFor(owners[0])('help');
  const t = wordsFor(owner);
  if (!reminder.stands) return t('tooLate');
  if (meaning === 'cancel') return cancel(platform, tx, owner, { reminder, phone });
  const grant = systemGrant('booking:answer', workFor(tx, owner, reminder));
  const booking = meaning === 'comes' ? await confirmAttendance(grant) : await askForCall(grant, phone);
  if (!booking) return t('tooLate');
  return t(meaning === 'comes' ? 'willCome' : 'callAsked', facts(owner, booking));
}

/** One line for each person of the phone. */
async function nextVisits(tx: AnswerGrant, owners: readonly PhoneOwner[]): Promise<string> {
  const lines: string[] = [];
  for (const owner of owners) {
    const visit = await findNextVisit(tx, owner.userId);
    const name = firstName(owner.name);
    lines.push(
      visit
        ? wordsFor(owner)('next', { name, with: visit.with ?? PRODUCT, when: whenFor(owner, visit.startsAt) })
        : wordsFor(owner)('nextNone', { name }),
    );
  }
  return lines.join('\n');
}

async function replyTo(
  platform: Platform,
  tx: AnswerGrant,
  meaning: AnswerMeaning,
  { phone, owners }: { readonly phone: string; readonly owners: readonly PhoneOwner[] },
): Promise<string | undefined> {
  const [latest] = owners;
  if (!latest) return undefined;
  if (meaning === 'stop') {
    // The gateway confirms it; another message from us would be one too many.
    await setStopped(tx, phone, true);
    return undefined;
  }
  if (meaning === 'start') {
    await setStopped(tx, phone, false);
    return wordsFor(latest)('started');
  }
  const active = owners.filter(({ isStopped }) => !isStopped);
  if (!active[0]) return undefined;
  if (meaning === 'next') return nextVisits(tx, active);
  if (meaning === 'unknown') return wordsFor(active[0])('help');
  return answerReminder(platform, tx, meaning, { phone, owners: active });
}

/** Handles an answer once. A number that nobody proved gets no reply, so nobody learns who is registered. */
export async function receiveAnswer(
  platform: Platform,
  grant: AnswerGrant,
  { from, whatsApp, body, sid }: Answer,
): Promise<void> {
  if (!(await isTryWithin(grant.db, TEXT_ANSWERS_PER_NUMBER, from, grant.at))) return;
  await inTransaction(grant, async (tx) => {
    if (!(await isNewAnswer(tx, sid))) return;
    const owners = await listOwners(tx, from);
    const text = await replyTo(platform, tx, meaningOf(body), { phone: from, owners });
    if (text) await platform.sms.send(tx.db, { to: from, text, whatsApp });
  });
}

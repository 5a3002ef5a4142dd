import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

export type AnswerGrant = PublicGrant<'text:answer'>;

/** Whether this answer comes for the first time. */
export async function isNewAnswer(tx: AnswerGrant, sid: string): Promise<boolean> {
  const added = await tx.db.query(
    'insert into text_answers (sid, received_at) values ($1, $2) on conflict do nothing returning sid',
    [sid, tx.at],
  );
  return added.length > 0;
}

export interface PhoneOwner {
  readonly userId: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly isStopped: boolean;
}

/** Those who proved this number, who may share a phone. */
export function listOwners(tx: AnswerGrant, phone: string): Promise<PhoneOwner[]> {
  return tx.db.query<PhoneOwner>(
    `select t.user_id as "userId", u.name, u.preferred_language as language, t.time_zone as "timeZone",
       t.stopped_at is not null as "isStopped"
     from text_numbers t join app_users u on u.id = t.user_id
     where t.phone = $1 and u.erased_at is null order by t.proven_at desc limit 5`,
    [phone],
  );
}

export interface LastReminder {
  readonly userId: string;
  readonly bookingId: string;
  readonly dependentId: string | null;
  readonly cancelAskedAt: Date | null;
  /** Whether the visit is still as it was told. */
  readonly stands: boolean;
}

/** The visit that an answer from this number is about, held until the answer is handled. */
export async function lockLastReminder(tx: AnswerGrant, phone: string): Promise<LastReminder | undefined> {
  const [found] = await tx.db.query<LastReminder>(
    `select r.user_id as "userId", r.booking_id as "bookingId", b.dependent_id as "dependentId",
       r.cancel_asked_at as "cancelAskedAt",
       b.status = 'confirmed' and b.starts_at = r.starts_at and b.starts_at > $2 as stands
     from text_reminders r join bookings b on b.id = r.booking_id and b.patient_id = r.user_id
     join text_numbers t on t.user_id = r.user_id and t.phone = r.phone
     where r.phone = $1 for update of r`,
    [phone, tx.at],
  );
  return found;
}

export async function saveCancelAsked(tx: AnswerGrant, phone: string): Promise<void> {
  await tx.db.query('update text_reminders set cancel_asked_at = $2 where phone = $1', [phone, tx.at]);
}

/** STOP and START come from whoever holds the phone, and count for all who proved it. */
export async function setStopped(tx: AnswerGrant, phone: string, isStopped: boolean): Promise<void> {
  await tx.db.query('update text_numbers set stopped_at = $2 where phone = $1', [
    phone,
    isStopped ? tx.at : null,
  ]);
}

export interface NextVisit {
  readonly startsAt: Date;
  readonly with: string | null;
}

export async function findNextVisit(tx: AnswerGrant, userId: string): Promise<NextVisit | undefined> {
  const [found] = await tx.db.query<NextVisit>(
    `select b.starts_at as "startsAt", coalesce(p.name, c.name) as with from bookings b
     left join app_users p on p.id = b.provider_id left join clinics c on c.id = b.clinic_id
     where b.patient_id = $1 and b.status = 'confirmed' and b.starts_at > $2 order by b.starts_at limit 1`,
    [userId, tx.at],
  );
  return found;
}

/** Codes that are over, and ids of answers that no gateway delivers again. */
export async function deleteOldTexts({ db, at }: Grant<'texts:forget', undefined, undefined>): Promise<void> {
  await db.query('delete from text_codes where expires_at <= $1', [at]);
  await db.query("delete from text_answers where received_at <= $1::timestamptz - interval '7 days'", [at]);
}

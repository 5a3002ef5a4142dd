import type { Role } from '@lakou/contract';
import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import type { Language } from '@lakou/i18n';
import type { Db } from '#platform/db/db.ts';

export interface DueText {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subjectId: string | null;
  readonly details: NotificationDetails;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly phone: string;
  readonly timeZone: string;
  /** On WhatsApp instead of as SMS. */
  readonly whatsApp: boolean;
}

export async function scheduleText(tx: Db, id: string, textAt: Date): Promise<void> {
  await tx.query('update notifications set text_at = $2 where id = $1', [id, textAt]);
}

/**
 * Text messages whose time has come. One that was read in the app meanwhile is not sent, nor one to a number that said
 * STOP, nor a reminder of a visit that was cancelled or moved, nor one of a dose that the quiet hours held back.
 */
export function takeTexts(tx: Db, at: Date, limit: number): Promise<DueText[]> {
  return tx.query<DueText>(
    `with due as (
       select id from notifications where text_at <= $2 order by text_at, id limit $1 for update skip locked),
     taken as (
       update notifications n set text_at = null from due where n.id = due.id returning n.*)
     select n.id, n.user_id as "userId", n.kind, n.subject_id as "subjectId", n.details, u.name, u.role,
       u.preferred_language as language, t.phone, t.time_zone as "timeZone",
       t.by_whatsapp as "whatsApp"
     from taken n join app_users u on u.id = n.user_id and u.erased_at is null
     join text_numbers t on t.user_id = n.user_id and t.stopped_at is null
     join notification_settings s on s.user_id = n.user_id and s.sms
     where n.read_at is null and (n.kind not in ('reminder_day', 'reminder_hour') or exists (
       select from bookings b where b.id = n.subject_id and b.status = 'confirmed' and b.starts_at > $2
         and b.starts_at = (n.details ->> 'at')::timestamptz))
       and (n.kind not in ('medicine_due', 'medicine_due_named') or n.created_at > $2::timestamptz - interval '1 hour')
     order by n.id`,
    [limit, at],
  );
}

/** An answer from this number belongs to this visit from now on. */
export async function saveLastReminder(tx: Db, at: Date, { phone, userId, subjectId, details }: DueText) {
  await tx.query(
    `insert into text_reminders (phone, user_id, booking_id, starts_at, sent_at) values ($1, $2, $3, $4, $5)
     on conflict (phone) do update set user_id = excluded.user_id, booking_id = excluded.booking_id,
       starts_at = excluded.starts_at, sent_at = excluded.sent_at, cancel_asked_at = null`,
    [phone, userId, subjectId, details.at, at],
  );
}

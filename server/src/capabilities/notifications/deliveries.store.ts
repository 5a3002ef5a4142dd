import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import type { TextGroup } from '@lakou/contract/text-messages.rules';
import type { Language } from '@lakou/i18n';
import type { Db } from '#platform/db/db.ts';

export interface Delivery {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subjectId: string | null;
  readonly details: NotificationDetails;
  /** False when it was already read in the app, the account is erased, or its owner died. */
  readonly isDue: boolean;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly byEmail: boolean;
  readonly bySms: boolean;
  readonly textGroups: readonly TextGroup[] | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string | null;
  readonly byPush: boolean;
  readonly userId: string;
}

/** The oldest that are not sent yet; no other instance takes them until the transaction ends. */
export function takeDeliveries(tx: Db, at: Date, limit: number): Promise<Delivery[]> {
  return tx.query<Delivery>(
    `with due as (
       select id from notifications where delivered_at is null order by id limit $1 for update skip locked),
     taken as (
       update notifications n set delivered_at = $2 from due where n.id = due.id returning n.*)
     select n.id, n.kind, n.subject_id as "subjectId", n.details, n.user_id as "userId", u.email, u.name,
       n.read_at is null and u.erased_at is null and not exists (select from death_reports x
         where x.patient_id = n.user_id and x.dependent_id is null and x.state = 'confirmed') as "isDue", u.preferred_language as language,
       coalesce(s.email, true) as "byEmail", coalesce(s.sms and t.stopped_at is null and t.phone is not null, false) as "bySms",
       t.groups as "textGroups", t.quiet_from as "quietFrom", t.quiet_to as "quietTo", t.time_zone as "timeZone", coalesce(s.push, false) as "byPush"
     from taken n join app_users u on u.id = n.user_id
     left join notification_settings s on s.user_id = n.user_id
     left join text_numbers t on t.user_id = n.user_id order by n.id`,
    [limit, at],
  );
}

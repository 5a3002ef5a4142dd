import type { MaternityAlert } from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';

export interface PregnantRow {
  readonly id: string;
  readonly name: string;
  readonly profilePhotoUrl: string | null;
  readonly dueDate: string;
  readonly alerts: readonly Omit<MaternityAlert, 'message'>[];
}

/** Soonest due first, one more than the page size when there are more. */
export async function listPregnant(
  grant: Grant<'maternity-patients:list', { userId: string }>,
  { limit, after }: Page,
  alertsSince: Date,
): Promise<PregnantRow[]> {
  return grant.db.read<PregnantRow>(
    `with page as (
       select u.id, u.name, u.profile_photo_url, m.due_date, m.id as profile_id
       from maternity_profiles m join app_users u on u.id = m.patient_id
       where m.ended_at is null and m.shared and u.erased_at is null
         and m.patient_id in (select patient_id from ${CARE} c
           where provider_id = $1 and dependent_id is null and (until is null or until > $2))
         and ($3::uuid is null or (m.due_date, u.id) >
           (select due_date, patient_id from maternity_profiles where patient_id = $3 and ended_at is null))
       order by m.due_date, u.id limit $4)
     select p.id, p.name, p.profile_photo_url as "profilePhotoUrl", p.due_date as "dueDate",
       array(select jsonb_build_object('id', a.id, 'level', a.level, 'signs', a.signs, 'at', a.at)
         from maternity_alerts a where a.profile_id = p.profile_id and a.at > $5 order by a.at desc, a.id desc limit 5) as alerts
     from page p order by p.due_date, p.id`,
    [grant.scope.userId, grant.at, after ?? null, limit + 1, alertsSince],
  );
}

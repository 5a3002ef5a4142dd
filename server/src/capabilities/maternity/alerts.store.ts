import type { MaternityDanger } from '@lakou/clinical';
import type { MaternityAlert } from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { JournalWriter, VitalsWriter } from './entries.store.ts';

type Writer = JournalWriter | VitalsWriter;

/** Locks the patient, so that two alerts at once are sent only once. */
export async function lockPatient({ db, scope }: Writer): Promise<void> {
  await db.query('select 1 from app_users where id = $1 for no key update', [scope.patientId]);
}

/** Whether the same alert was sent recently. */
export async function isKnown(
  { db, scope }: Writer,
  { level, signs }: MaternityDanger,
  since: Date,
): Promise<boolean> {
  const known = await db.read(
    `select 1 from maternity_alerts
     where patient_id = $1 and profile_id is not distinct from
         (select id from maternity_profiles where patient_id = $1 and ended_at is null)
       and at > $2 and (level = $3 or level = 'emergency') and signs @> $4 limit 1`,
    [scope.patientId, since, level, signs],
  );
  return known.length > 0;
}

export async function addAlert({ db, scope, at }: Writer, { level, signs }: MaternityDanger): Promise<void> {
  await db.query(
    `insert into maternity_alerts (id, patient_id, level, signs, at, profile_id) values ($1, $2, $3, $4, $5,
       (select id from maternity_profiles where patient_id = $2 and ended_at is null))`,
    [uuidv7(), scope.patientId, level, signs, at],
  );
}

/** The professionals who treat her and with whom she shares it; and her name. */
export async function findCarers({ db, scope, at }: Writer): Promise<{ providerId: string; name: string }[]> {
  return db.read(
    `select distinct c.provider_id as "providerId", u.name
     from care_relationships c
     join maternity_profiles m on m.patient_id = c.patient_id and m.ended_at is null and m.shared
     join app_users u on u.id = c.patient_id
     where c.patient_id = $1 and c.dependent_id is null and (c.until is null or c.until > $2)
     limit 100`,
    [scope.patientId, at],
  );
}

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
         and m.patient_id in (select patient_id from care_relationships
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

import type { MeasuredEntry, MeasurementDanger } from '@lakou/clinical';
import { uuidv7 } from 'uuidv7';
import { CARE } from '#platform/access/care-relationship.ts';
import { type MeasurementWriter, postpartumSince, pregnancyOf } from './measurements.store.ts';

/** Locks the patient, so that two alerts at once are sent only once. */
export async function lockPatient({ db, scope }: MeasurementWriter): Promise<void> {
  await db.query('select 1 from app_users where id = $1 for no key update', [scope.patientId]);
}

/** What decides the meaning of a number: the birth date, and whether the rules of pregnancy hold. */
export async function findMeasuredPerson({
  db,
  scope,
  at,
}: MeasurementWriter): Promise<{ dateOfBirth: string | null; pregnant: boolean }> {
  const [person] = await db.read<{ dateOfBirth: string | null; pregnant: boolean }>(
    `select case when $2::uuid is null then p.date_of_birth else d.date_of_birth end as "dateOfBirth",
       $2::uuid is null and ${pregnancyOf('$1', '$3')} is not null as pregnant
     from app_users u left join patient_profiles p on p.user_id = u.id
     left join dependents d on d.id = $2 and d.patient_id = u.id
     where u.id = $1`,
    [scope.patientId, scope.dependentId ?? null, postpartumSince(at)],
  );
  return person ?? { dateOfBirth: null, pregnant: false };
}

/** The entries of this person in a span of time, but for this one; those of another pregnancy do not count. */
export async function findEarlierEntries(
  { db, scope }: MeasurementWriter,
  { id, from, to }: { id: string; from: Date; to: Date },
): Promise<MeasuredEntry[]> {
  return db.read<MeasuredEntry>(
    `select at, systolic, diastolic, heart_rate as "heartRate", temperature, oxygen, weight, glucose, fasting, signs
     from measurements
     where patient_id = $1 and dependent_id is not distinct from $2::uuid and id <> $3 and at >= $4 and at <= $5
       and profile_id is not distinct from (select profile_id from measurements where patient_id = $1 and id = $3)
     order by at desc limit 200`,
    [scope.patientId, scope.dependentId ?? null, id, from, to],
  );
}

/** Whether the same alert was sent recently. */
export async function isKnown(
  { db, scope, at }: MeasurementWriter,
  { level, signs }: MeasurementDanger,
  since: Date,
): Promise<boolean> {
  const known = await db.read(
    `select 1 from maternity_alerts
     where patient_id = $1 and profile_id is not distinct from
         ${pregnancyOf('$1', '$5')}
       and at > $2 and (level = $3 or level = 'emergency') and signs @> $4 limit 1`,
    [scope.patientId, since, level, signs, postpartumSince(at)],
  );
  return known.length > 0;
}

export async function addAlert(
  { db, scope, at }: MeasurementWriter,
  { level, signs }: MeasurementDanger,
): Promise<void> {
  await db.query(
    `insert into maternity_alerts (id, patient_id, level, signs, at, profile_id) values ($1, $2, $3, $4, $5,
       ${pregnancyOf('$2', '$6')})`,
    [uuidv7(), scope.patientId, level, signs, at, postpartumSince(at)],
  );
}

/** The professionals who treat her and with whom she shares it; and her name. */
export async function findCarers({
  db,
  scope,
  at,
}: MeasurementWriter): Promise<{ providerId: string; name: string }[]> {
  return db.read(
    `select distinct c.provider_id as "providerId", u.name
     from ${CARE} c
     join maternity_profiles m on m.id = ${pregnancyOf('$1', '$3')} and m.shared
     join app_users u on u.id = c.patient_id
     where c.patient_id = $1 and c.dependent_id is null and (c.until is null or c.until > $2)
     limit 100`,
    [scope.patientId, at, postpartumSince(at)],
  );
}

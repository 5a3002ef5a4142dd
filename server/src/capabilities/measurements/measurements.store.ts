import { type MeasurementDanger, POSTPARTUM_DAYS } from '@lakou/clinical';
import type { SentMeasurement } from '@lakou/contract/measurements';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

/** Documented calls of trackers and maternity read and write the same rows. */
interface Subject {
  readonly patientId: string;
  readonly dependentId?: string | null;
  readonly byProvider: boolean;
}
export type MeasurementReader = Grant<
  'measurements:read' | 'tracker-vitals:read' | 'maternity-vitals:read' | 'vault:read' | 'record:export',
  Subject
>;
export type MeasurementWriter = Grant<
  'measurements:write' | 'tracker-vitals:write' | 'maternity-vitals:write' | 'maternity-journal:write',
  Subject
>;
type MeasurementEraser = MeasurementWriter | Grant<'maternity-vitals:erase', Subject>;

export type MeasurementDetails = Omit<SentMeasurement, 'at' | 'inPregnancy'>;

/** Kept with a child's growth; the forms of vital signs neither show nor change them. */
export type GrowthField = 'height' | 'armMm' | 'swollenFeet';

export interface MeasurementRow extends MeasurementDetails {
  readonly id: string;
  readonly dependentId: string | null;
  readonly at: Date;
  /** When it was entered, or corrected last. */
  readonly changedAt: Date;
  readonly authorId: string;
  readonly profileId: string | null;
  /** Whether her pregnancy is followed and shared with who treats her. */
  readonly shared: boolean;
  readonly dangerLevel: MeasurementDanger['level'] | null;
  readonly dangerSigns: string[] | null;
  readonly acknowledgedAt: Date | null;
}

const COLUMNS = `m.id, m.dependent_id as "dependentId", m.at, m.systolic, m.diastolic, m.heart_rate as "heartRate",
  m.temperature, m.oxygen, m.weight, m.glucose, m.fasting, m.height, m.arm_mm as "armMm",
  m.swollen_feet as "swollenFeet", m.signs, m.author_id as "authorId",
  m.profile_id as "profileId", m.danger_level as "dangerLevel", m.danger_signs as "dangerSigns",
  m.acknowledged_at as "acknowledgedAt", coalesce(m.changed_at, m.created_at) as "changedAt",
  coalesce(p.shared and (p.ended_at is null or m.at > p.ended_at), false) as shared`;
const DAY_MS = 24 * 3600 * 1000;

/** The pregnancy whose rules hold: the one that is followed, or the last one if it ended less than six weeks before. */
export const pregnancyOf = (patient: string, since: string): string =>
  `(select id from maternity_profiles where patient_id = ${patient} and (ended_at is null or ended_at > ${since})
    order by ended_at desc nulls first limit 1)`;
export const postpartumSince = (at: Date): Date => new Date(at.getTime() - POSTPARTUM_DAYS * DAY_MS);

const VITAL_KINDS = `'{pressure,heartRate,temperature,oxygen,weight,glucose}'::text[]`;
const FROM = 'measurements m left join maternity_profiles p on p.id = m.profile_id';

/** Only of this person: a child's measurements are not the mother's. */
const SUBJECT = 'm.patient_id = $1 and m.dependent_id is not distinct from $2::uuid';
const subject = ({ patientId, dependentId }: Subject) => [patientId, dependentId ?? null];

export interface MeasurementFilter extends Page {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The kinds that an entry must have, all of them. */
  readonly kinds?: readonly string[];
  /** Leaves out entries of danger signs or a child's growth alone. */
  readonly numbersOnly?: boolean;
  /** Only of this pregnancy. */
  readonly profileId?: string | null;
}

/** Newest first, one more than the page size when there are more. */
export async function listMeasurements(
  { db, scope }: MeasurementReader,
  { limit, after, from, to, kinds = [], numbersOnly = false, profileId = null }: MeasurementFilter,
): Promise<MeasurementRow[]> {
  return db.read<MeasurementRow>(
    `select ${COLUMNS} from ${FROM}
     where ${SUBJECT} and ($3::timestamptz is null or m.at >= $3) and ($4::timestamptz is null or m.at < $4)
       and ($5::uuid is null or (m.at, m.id) < (select at, id from measurements where patient_id = $1 and id = $5))
       and m.kinds @> $7::text[] and (not $8::boolean or m.kinds && ${VITAL_KINDS})
       and ($9::uuid is null or m.profile_id = $9)
       and (not $10::boolean or not m.in_pregnancy or (p.shared and (p.ended_at is null or m.at > p.ended_at)))
     order by m.at desc, m.id desc limit $6`,
    [
      ...subject(scope),
      from ? new Date(from) : null,
      to ? new Date(to) : null,
      after ?? null,
      limit + 1,
      kinds,
      numbersOnly,
      profileId,
      scope.byProvider,
    ],
  );
}

/** Does nothing when the patient already has an entry with this id; says whether it was new. */
export async function addMeasurement(
  { db, scope, actor, at: now }: MeasurementWriter,
  id: string,
  at: Date,
  { inPregnancy, ...sent }: MeasurementDetails & { inPregnancy: boolean },
): Promise<boolean> {
  const added = await db.query(
    `insert into measurements (patient_id, dependent_id, id, at, systolic, diastolic, heart_rate, temperature, oxygen,
       weight, glucose, fasting, signs, in_pregnancy, author_id, created_at, height, arm_mm, swollen_feet, profile_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $18, $19, $20, case when $2::uuid is null then
       ${pregnancyOf('$1', '$17')} end)
     on conflict (patient_id, id) do nothing returning id`,
    [
      ...subject(scope),
      id,
      at,
      sent.systolic,
      sent.diastolic,
      sent.heartRate,
      sent.temperature,
      sent.oxygen,
      sent.weight,
      sent.glucose,
      sent.glucose === null ? null : sent.fasting,
      sent.signs,
      inPregnancy,
      actor.id,
      now,
      postpartumSince(now),
      sent.height,
      sent.armMm,
      sent.swollenFeet,
    ],
  );
  return added.length > 0;
}

export async function findMeasurement(
  { db, scope }: MeasurementWriter,
  id: string,
): Promise<MeasurementRow | undefined> {
  const [row] = await db.read<MeasurementRow>(
    `select ${COLUMNS} from ${FROM} where ${SUBJECT} and m.id = $3`,
    [...subject(scope), id],
  );
  return row;
}

/** Changes the numbers of an entry; the signs told with it stay. Whether there was one. */
export async function changeMeasurement(
  { db, scope, at: now }: MeasurementWriter,
  id: string,
  at: Date,
  sent: Omit<MeasurementDetails, 'signs' | GrowthField>,
): Promise<boolean> {
  const changed = await db.query(
    `update measurements m set at = $4, systolic = $5, diastolic = $6, heart_rate = $7, temperature = $8, oxygen = $9,
       weight = $10, glucose = $11, fasting = $12, changed_at = $13
     where ${SUBJECT} and m.id = $3 returning m.id`,
    [
      ...subject(scope),
      id,
      at,
      sent.systolic,
      sent.diastolic,
      sent.heartRate,
      sent.temperature,
      sent.oxygen,
      sent.weight,
      sent.glucose,
      sent.glucose === null ? null : sent.fasting,
      now,
    ],
  );
  return changed.length > 0;
}

/** The same danger stays acknowledged; another one must be read. */
export async function setDanger(
  { db, scope }: MeasurementWriter,
  id: string,
  danger: MeasurementDanger | undefined,
): Promise<void> {
  await db.query(
    `update measurements m set danger_level = $4, danger_signs = $5,
       acknowledged_at = case when m.danger_level = $4 and m.danger_signs = $5 then m.acknowledged_at end
     where ${SUBJECT} and m.id = $3`,
    [...subject(scope), id, danger?.level ?? null, danger?.signs ?? null],
  );
}

/** Whether there was one. `kinds` are those it must have. */
export async function removeMeasurement(
  { db, scope }: MeasurementEraser,
  id: string,
  kinds: readonly string[] = [],
): Promise<boolean> {
  const removed = await db.query(
    `delete from measurements m where ${SUBJECT} and m.id = $3 and m.kinds @> $4::text[] returning m.id`,
    [...subject(scope), id, kinds],
  );
  return removed.length > 0;
}

/** The patient's own and those of dependents that are still in the family. */
export async function listDangers({
  db,
  scope,
}: Grant<'measurement-dangers:read', { patientId: string }>): Promise<MeasurementRow[]> {
  return db.read<MeasurementRow>(
    `select ${COLUMNS} from ${FROM} left join dependents d on d.id = m.dependent_id
     where m.patient_id = $1 and m.danger_level is not null and m.acknowledged_at is null
       and (m.dependent_id is null or d.removed_at is null)
     order by m.at desc, m.id desc limit 20`,
    [scope.patientId],
  );
}

/** Whether the entry has a danger; saying it again changes nothing. */
export async function setAcknowledged(
  { db, scope, at }: Grant<'measurements:acknowledge', RecordScope>,
  id: string,
): Promise<boolean> {
  const found = await db.query(
    `update measurements m set acknowledged_at = coalesce(m.acknowledged_at, $4)
     where ${SUBJECT} and m.id = $3 and m.danger_level is not null returning m.id`,
    [...subject(scope), id, at],
  );
  return found.length > 0;
}

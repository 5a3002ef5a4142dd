import type { HeartProfile, TrackerSettings } from '@lakou/contract/trackers';
import { DEFAULT_GOALS } from '@lakou/contract/trackers.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

type Keeper<Permission extends string> = Grant<Permission, RecordScope>;

const SUBJECT = 'patient_id = $1 and dependent_id is not distinct from $2::uuid';
const SETTINGS = `move_kcal as "moveKcal", exercise_minutes as "exerciseMinutes", stand_hours as "standHours",
  share_symptoms as "shareSymptoms"`;
const START: TrackerSettings = { ...DEFAULT_GOALS, shareSymptoms: false };

export async function readSettings({
  db,
  scope,
}: Keeper<'tracker-settings:read' | 'tracker-settings:change'>): Promise<TrackerSettings> {
  const [found] = await db.read<TrackerSettings>(
    `select ${SETTINGS} from tracker_settings where ${SUBJECT}`,
    [scope.patientId, scope.dependentId],
  );
  return found ?? START;
}

type Sent = { [K in keyof TrackerSettings]?: TrackerSettings[K] | undefined };

/** Fields that are not sent stay unchanged. */
export async function changeSettings(
  { db, scope }: Keeper<'tracker-settings:change'>,
  sent: Sent,
): Promise<TrackerSettings | undefined> {
  const [saved] = await db.query<TrackerSettings>(
    `insert into tracker_settings as s
       (patient_id, dependent_id, move_kcal, exercise_minutes, stand_hours, share_symptoms)
     values ($1, $2, coalesce($3::int, $7), coalesce($4::int, $8), coalesce($5::int, $9), coalesce($6::boolean, false))
     on conflict (patient_id, dependent_id) do update set
       move_kcal = coalesce($3, s.move_kcal), exercise_minutes = coalesce($4, s.exercise_minutes),
       stand_hours = coalesce($5, s.stand_hours), share_symptoms = coalesce($6, s.share_symptoms)
     returning ${SETTINGS}`,
    [
      scope.patientId,
      scope.dependentId,
      sent.moveKcal ?? null,
      sent.exerciseMinutes ?? null,
      sent.standHours ?? null,
      sent.shareSymptoms ?? null,
      START.moveKcal,
      START.exerciseMinutes,
      START.standHours,
    ],
  );
  return saved;
}

const NOTHING: HeartProfile = {
  sex: null,
  heightCm: null,
  smoker: null,
  diabetes: null,
  pressureTreatment: null,
  heartDisease: null,
  totalCholesterol: null,
  hdl: null,
};

export async function readHeart({ db, scope }: Keeper<'heart:read'>): Promise<HeartProfile> {
  const [found] = await db.read<HeartProfile>(
    `select sex, height_cm as "heightCm", smoker, diabetes, pressure_treatment as "pressureTreatment",
       heart_disease as "heartDisease", total_cholesterol as "totalCholesterol", hdl
     from heart_profiles where ${SUBJECT}`,
    [scope.patientId, scope.dependentId],
  );
  return found ?? NOTHING;
}

export async function saveHeart({ db, scope }: Keeper<'heart:change'>, profile: HeartProfile): Promise<void> {
  await db.query(
    `insert into heart_profiles (patient_id, dependent_id, sex, height_cm, smoker, diabetes, pressure_treatment,
       heart_disease, total_cholesterol, hdl)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (patient_id, dependent_id) do update set sex = $3, height_cm = $4, smoker = $5, diabetes = $6,
       pressure_treatment = $7, heart_disease = $8, total_cholesterol = $9, hdl = $10`,
    [
      scope.patientId,
      scope.dependentId,
      profile.sex,
      profile.heightCm,
      profile.smoker,
      profile.diabetes,
      profile.pressureTreatment,
      profile.heartDisease,
      profile.totalCholesterol,
      profile.hdl,
    ],
  );
}

/** For policies: whether this person shares symptoms with those who treat them. */
export async function sharesSymptoms(
  { db }: Lookup,
  { patientId, dependentId }: { patientId: string; dependentId: string | null },
): Promise<boolean> {
  const shared = await db.read(`select 1 from tracker_settings where ${SUBJECT} and share_symptoms limit 1`, [
    patientId,
    dependentId,
  ]);
  return shared.length > 0;
}

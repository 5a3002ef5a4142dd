import type { MeasuredEntry, MeasurementDanger } from '@lakou/clinical';
import type { DangerReport, HomeVisit, SentHomeVisit } from '@lakou/contract/health-workers';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { ItemScope, PersonScope } from './health-workers.access.ts';

type Writer = Grant<'home-visit:record', PersonScope>;

interface VisitRow extends Omit<HomeVisit, 'at' | 'danger'> {
  readonly at: Date;
  readonly dangerLevel: MeasurementDanger['level'] | null;
  readonly dangerSigns: string[] | null;
  readonly acknowledgedAt: Date | null;
}

const VISIT = `v.id, v.at, v.worker_id as "workerId", w.name as "workerName", v.systolic, v.diastolic,
  v.heart_rate as "heartRate", v.temperature, v.oxygen, v.weight, v.glucose, v.fasting, v.arm_mm as "armMm",
  v.swollen_feet as "swollenFeet", v.signs, v.pregnant, v.note, v.next_visit::text as "nextVisit",
  v.danger_level as "dangerLevel", v.danger_signs as "dangerSigns", v.acknowledged_at as "acknowledgedAt"`;
const FROM = 'health_worker_visits v join app_users w on w.id = v.worker_id';

const toVisit = ({ at, dangerLevel, dangerSigns, acknowledgedAt, ...row }: VisitRow): HomeVisit => ({
  ...row,
  at: at.toISOString(),
  danger: dangerLevel && {
    level: dangerLevel,
    signs: dangerSigns ?? [],
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  },
});

/** Newest first, one more than the page size when there are more. Of others only where that was approved. */
export async function listVisits(
  { db, scope }: Grant<'home-visits:list', PersonScope>,
  { limit, after }: Page,
): Promise<HomeVisit[]> {
  const rows = await db.read<VisitRow>(
    `select ${VISIT} from ${FROM}
     where v.link_id = $1 and v.clinic_id = $2 and (v.worker_id = $3 or $4)
       and ($5::uuid is null or (v.at, v.id) < (select at, id from health_worker_visits where id = $5))
     order by v.at desc, v.id desc limit $6`,
    [scope.linkId, scope.clinicId, scope.workerId, scope.seesAll, after ?? null, limit + 1],
  );
  return rows.map(toVisit);
}

/** Whether it is new. */
export async function insertVisit(
  { db, scope, at: now }: Writer,
  sent: SentHomeVisit,
  danger: MeasurementDanger | undefined,
): Promise<boolean> {
  const added = await db.query(
    `insert into health_worker_visits (id, clinic_id, link_id, origin_link_id, worker_id, at, systolic, diastolic,
       heart_rate, temperature, oxygen, weight, glucose, fasting, arm_mm, swollen_feet, signs, pregnant, note, next_visit,
       danger_level, danger_signs, created_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     on conflict (id) do nothing returning id`,
    [
      sent.id,
      scope.clinicId,
      scope.linkId,
      scope.workerId,
      new Date(sent.at),
      sent.systolic,
      sent.diastolic,
      sent.heartRate,
      sent.temperature,
      sent.oxygen,
      sent.weight,
      sent.glucose,
      sent.glucose === null ? null : sent.fasting,
      sent.armMm,
      sent.swollenFeet,
      sent.signs,
      sent.pregnant,
      sent.note,
      sent.nextVisit,
      danger?.level ?? null,
      danger?.signs ?? null,
      now,
    ],
  );
  return added.length > 0;
}

/** The worker's own one about this person. */
export async function findVisit({ db, scope }: Writer, id: string): Promise<HomeVisit | undefined> {
  const [row] = await db.query<VisitRow>(
    `select ${VISIT} from ${FROM} where v.id = $1 and v.worker_id = $2 and v.link_id = $3`,
    [id, scope.workerId, scope.linkId],
  );
  return row && toVisit(row);
}

/** What this worker entered in the days before: the device judges by the same. */
export async function findEarlier(
  { db, scope }: Writer,
  { from, to, pregnant }: { from: Date; to: Date; pregnant: boolean },
): Promise<MeasuredEntry[]> {
  return db.query<MeasuredEntry>(
    `select at, systolic, diastolic, heart_rate as "heartRate", temperature, oxygen, weight, glucose, fasting, signs
     from health_worker_visits
     where link_id = $1 and worker_id = $2 and at >= $3 and at < $4 and pregnant = $5
     order by at desc, id desc limit 200`,
    [scope.linkId, scope.workerId, from, to, pregnant],
  );
}

export interface VisitedPerson {
  readonly workerName: string;
  readonly dateOfBirth: string | null;
  /** Who supervises the worker, while they work for the clinic. */
  readonly supervisorId: string | null;
}
export async function findVisited({ db, scope }: Writer): Promise<VisitedPerson | undefined> {
  const [found] = await db.query<VisitedPerson>(
    `select w.name as "workerName", l.date_of_birth::text as "dateOfBirth",
       (select u.id from app_users u where u.id = $3 and u.clinic_id = $2 and u.erased_at is null) as "supervisorId"
     from clinic_links l join app_users w on w.id = $4 where l.id = $1 and l.clinic_id = $2`,
    [scope.linkId, scope.clinicId, scope.supervisorId, scope.workerId],
  );
  return found;
}

interface ReportRow extends VisitRow, Omit<DangerReport, 'visit'> {}

/** Unseen ones first, then the newest; one more than the page size when there are more. */
export async function listDangers(
  { db, scope, actor }: Grant<'home-visit-dangers:list', { supervisorId: string }>,
  { limit, after }: Page,
): Promise<DangerReport[]> {
  const rows = await db.read<ReportRow>(
    `select ${VISIT}, l.id as "personId", l.name as "personName", l.gender, l.date_of_birth::text as "dateOfBirth",
       p.commune, p.place, k.name as "acknowledgedBy"
     from health_workers h join health_worker_visits v on v.worker_id = h.user_id and v.clinic_id = h.clinic_id
     join app_users w on w.id = v.worker_id join clinic_links l on l.id = v.link_id
     left join lateral (select p.commune, p.place from health_worker_people p
       where p.link_id = l.id and p.worker_id = v.worker_id order by p.added_at desc, p.id desc limit 1) p on true
     left join app_users k on k.id = v.acknowledged_by
     where h.supervisor_id = $1 and h.clinic_id = $2 and v.danger_level is not null
       and ($3::uuid is null or (v.acknowledged_at is null, v.at, v.id) < (
         select acknowledged_at is null, at, id from health_worker_visits where id = $3))
     order by (v.acknowledged_at is null) desc, v.at desc, v.id desc limit $4`,
    [scope.supervisorId, actor.clinicId, after ?? null, limit + 1],
  );
  return rows.map(
    ({ personId, personName, gender, dateOfBirth, commune, place, acknowledgedBy, ...visit }) => ({
      id: visit.id,
      personId,
      personName,
      gender,
      dateOfBirth,
      commune,
      place,
      acknowledgedBy,
      visit: toVisit(visit),
    }),
  );
}

/** The person it is about, and the worker; saying it again changes nothing. */
export async function acknowledgeVisit({
  db,
  scope,
  actor,
  at,
}: Grant<'home-visit-danger:acknowledge', ItemScope>): Promise<
  { linkId: string; workerId: string } | undefined
> {
  const [found] = await db.query<{ linkId: string; workerId: string }>(
    `update health_worker_visits set acknowledged_by = coalesce(acknowledged_by, $2),
       acknowledged_at = coalesce(acknowledged_at, $3)
     where id = $1 and danger_level is not null returning link_id as "linkId", worker_id as "workerId"`,
    [scope.id, actor.id, at],
  );
  return found;
}

import type { HealthWorker } from '@lakou/contract/health-workers';
import type { Grant } from '#platform/access/grant.ts';
import type { ClinicScope, NamedWorkerScope } from './health-workers.access.ts';

type Manager = Grant<'health-workers:list' | 'health-worker:name' | 'health-worker:end', ClinicScope>;
type Namer = Grant<'health-worker:name', NamedWorkerScope>;

interface WorkerRow extends Omit<HealthWorker, 'isSupervised' | 'since'> {
  readonly since: Date;
  /** Whether they still work for the clinic as a provider. */
  readonly isThere: boolean;
}

const IS_THERE = `exists (select from app_users s join provider_profiles v on v.user_id = s.id
  where s.id = w.supervisor_id and s.clinic_id = w.clinic_id and s.role = 'PROVIDER' and v.clinic_role = 'Provider'
    and s.erased_at is null)`;

export async function listWorkers({ db, scope }: Manager): Promise<WorkerRow[]> {
  return db.read<WorkerRow>(
    `select u.id, u.name, w.supervisor_id as "supervisorId", s.name as "supervisorName", w.since,
       ${IS_THERE} as "isThere",
       (select count(*)::int from health_worker_people p where p.worker_id = w.user_id and p.ended_at is null) as people
     from health_workers w join app_users u on u.id = w.user_id and u.clinic_id = w.clinic_id
     join app_users s on s.id = w.supervisor_id
     where w.clinic_id = $1 and u.erased_at is null order by plain_text(u.name), u.id limit 200`,
    [scope.clinicId],
  );
}

interface Provider {
  readonly id: string;
  readonly name: string;
  readonly isSupervisor: boolean;
}
/** Who treats people at the clinic and is no health worker. */
export async function listProviders({ db, scope }: Manager): Promise<Provider[]> {
  return db.read<Provider>(
    `select u.id, u.name,
       exists (select from health_workers w where w.supervisor_id = u.id and w.clinic_id = $1) as "isSupervisor"
     from app_users u join provider_profiles v on v.user_id = u.id and v.clinic_role = 'Provider'
     where u.clinic_id = $1 and u.role = 'PROVIDER' and u.erased_at is null
       and not exists (select from health_workers w where w.user_id = u.id and w.clinic_id = $1)
     order by plain_text(u.name), u.id limit 200`,
    [scope.clinicId],
  );
}

/** Changes of a clinic's workers wait for each other, so that nobody becomes their own supervisor's supervisor. */
export async function lockWorkers({ db, scope }: Namer): Promise<void> {
  await db.query('select 1 from clinics where id = $1 for no key update', [scope.clinicId]);
}

export async function saveWorker({ db, scope, at }: Namer, supervisorId: string): Promise<void> {
  await db.query(
    `insert into health_workers (user_id, clinic_id, supervisor_id, since) values ($1, $2, $3, $4)
     on conflict (user_id) do update set clinic_id = $2, supervisor_id = $3`,
    [scope.workerId, scope.clinicId, supervisorId, at],
  );
}

/** Nobody is theirs any more, and nothing that was approved holds. Whether they were one. */
export async function removeWorker({
  db,
  scope,
  at,
}: Grant<'health-worker:end', NamedWorkerScope>): Promise<boolean> {
  const { workerId, clinicId } = scope;
  await db.query('update health_worker_people set ended_at = $2 where worker_id = $1 and ended_at is null', [
    workerId,
    at,
  ]);
  await db.query(
    `update health_worker_sight set state = 'ended' where worker_id = $1 and state in ('asked', 'approved')`,
    [workerId],
  );
  const removed = await db.query(
    'delete from health_workers where user_id = $1 and clinic_id = $2 returning user_id',
    [workerId, clinicId],
  );
  return removed.length > 0;
}

interface RoleRow {
  readonly clinicName: string | null;
  readonly supervisorId: string | null;
  readonly supervisorName: string | null;
  readonly supervises: boolean;
  readonly openDangers: number;
}
/** The supervisor only while they work for the clinic. */
export async function findRole({ db, actor }: Grant<'home-visit-role:read'>): Promise<RoleRow | undefined> {
  const [found] = await db.read<RoleRow>(
    `select c.name as "clinicName", case when ${IS_THERE} then s.id end as "supervisorId", s.name as "supervisorName",
       exists (select from health_workers o where o.supervisor_id = u.id and o.clinic_id = u.clinic_id) as supervises,
       (select count(*)::int from health_workers o join health_worker_visits v
          on v.worker_id = o.user_id and v.clinic_id = o.clinic_id
        where o.supervisor_id = u.id and o.clinic_id = u.clinic_id and v.danger_level is not null
          and v.acknowledged_at is null) as "openDangers"
     from app_users u left join health_workers w on w.user_id = u.id and w.clinic_id = u.clinic_id
     left join clinics c on c.id = w.clinic_id left join app_users s on s.id = w.supervisor_id
     where u.id = $1`,
    [actor.id],
  );
  return found;
}

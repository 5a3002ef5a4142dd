import type { Lookup } from '#platform/access/lookup.ts';
import type { PatientScope, PersonScope, WorkerScope } from './health-workers.access.ts';

/** Whether this person treats people at the clinic. */
export async function isColleague({ db }: Lookup, clinicId: string, userId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users u join provider_profiles v on v.user_id = u.id and v.clinic_role = 'Provider'
     where u.id = $1 and u.clinic_id = $2 and u.role = 'PROVIDER' and u.erased_at is null`,
    [userId, clinicId],
  );
  return found.length > 0;
}

export async function isWorkerOf({ db }: Lookup, clinicId: string, userId: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from health_workers w join app_users u on u.id = w.user_id and u.clinic_id = w.clinic_id
     where w.user_id = $1 and w.clinic_id = $2 and u.erased_at is null`,
    [userId, clinicId],
  );
  return found.length > 0;
}

/** A patient of the clinic, and whether they have no account: who has one decides for themselves. */
export async function findUnlinked(
  { db }: Lookup,
  clinicId: string,
  linkId: string,
): Promise<PatientScope | undefined> {
  const [found] = await db.read<{ isPossible: boolean }>(
    `select user_id is null as "isPossible" from clinic_links
     where id = $1 and clinic_id = $2 and source = 'clinic'`,
    [linkId, clinicId],
  );
  return found && { clinicId, linkId, isPossible: found.isPossible };
}

export async function findWorker({ db, actor }: Lookup): Promise<WorkerScope | undefined> {
  const [found] = await db.read<WorkerScope>(
    `select clinic_id as "clinicId", user_id as "workerId", supervisor_id as "supervisorId"
     from health_workers where user_id = $1 and clinic_id = $2`,
    [actor.id, actor.clinicId],
  );
  return found;
}

/** Nobody with an account, however they were met. */
export async function findOwnPerson(
  { db, at }: Lookup,
  worker: WorkerScope,
  linkId: string,
): Promise<PersonScope | undefined> {
  const [found] = await db.read<Pick<PersonScope, 'hasConsent' | 'seesAll'>>(
    `select exists (select from health_worker_consents c where c.link_id = l.id and c.withdrawn_at is null)
         as "hasConsent",
       exists (select from health_worker_sight s where s.worker_id = p.worker_id and s.link_id = l.id
         and s.state = 'approved' and s.until > $4) as "seesAll"
     from health_worker_people p join clinic_links l on l.id = p.link_id
     where p.worker_id = $1 and l.clinic_id = $2 and l.id = $3 and p.ended_at is null and l.user_id is null`,
    [worker.workerId, worker.clinicId, linkId, at],
  );
  return found && { ...worker, linkId, ...found };
}

/** A danger that somebody whom the actor supervises met. */
export async function findDanger({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from health_worker_visits v
     join health_workers w on w.user_id = v.worker_id and w.clinic_id = v.clinic_id
     where v.id = $1 and w.supervisor_id = $2 and w.clinic_id = $3 and v.danger_level is not null`,
    [id, actor.id, actor.clinicId],
  );
  return found.length > 0;
}

/** What somebody whom the actor supervises asked to see, or sees. */
export async function findSight({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from health_worker_sight s
     join health_workers w on w.user_id = s.worker_id and w.clinic_id = s.clinic_id
     where s.id = $1 and w.supervisor_id = $2 and w.clinic_id = $3 and s.state in ('asked', 'approved')`,
    [id, actor.id, actor.clinicId],
  );
  return found.length > 0;
}

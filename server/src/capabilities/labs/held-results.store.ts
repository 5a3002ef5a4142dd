import type { Grant } from '#platform/access/grant.ts';

interface Released {
  readonly requestId: string;
  readonly patientId: string;
  readonly personName: string;
}

/** Ends the waiting of up to 200 results whose time is over, and says whose they are. */
export async function releaseHeld({
  db,
  at,
}: Grant<'lab-results:release', undefined, undefined>): Promise<Released[]> {
  return db.query<Released>(
    `with due as (select request_id, version from lab_results where held_until <= $1
         order by held_until limit 200 for update skip locked)
     update lab_results r set held_until = null, released_at = $1 from due, lab_requests q
       join app_users u on u.id = q.patient_id left join dependents d on d.id = q.dependent_id
     where r.request_id = due.request_id and r.version = due.version and q.id = r.request_id
       and q.result_version = r.version
     returning r.request_id as "requestId", r.patient_id as "patientId", coalesce(d.name, u.name) as "personName"`,
    [at],
  );
}

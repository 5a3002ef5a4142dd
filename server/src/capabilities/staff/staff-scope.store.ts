import type { Lookup } from '#platform/access/lookup.ts';

/** Whether this person works for the clinic now. */
export async function isStaffOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users where id = $1 and clinic_id = $2 and role in ('PROVIDER', 'CLINIC_ADMIN')
       and erased_at is null`,
    [id, clinicId],
  );
  return found.length > 0;
}

export async function findLogOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from time_logs where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

export async function findLeaveOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from staff_leaves where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

export async function findClaimOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from clock_claims where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

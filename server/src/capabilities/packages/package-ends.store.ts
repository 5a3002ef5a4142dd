import type { Grant } from '#platform/access/grant.ts';

export interface Expired {
  readonly id: string;
  readonly patientId: string;
  readonly providerName: string;
}

/** Each is taken once. */
export function takeExpired(
  { db, at }: Grant<'packages:expire', undefined, undefined>,
  limit: number,
): Promise<Expired[]> {
  return db.query<Expired>(
    `update packages k set ended_at = $1, ended_by = 'expiry' from app_users p
     where p.id = k.provider_id and k.id in (select id from packages
       where ended_at is null and paid_at is not null and expires_at <= $1
       order by expires_at, id limit $2 for update skip locked)
     returning k.id, k.patient_id as "patientId", p.name as "providerName"`,
    [at, limit],
  );
}

export function endAllOf(
  { db, at }: Grant<'account:close' | 'user:edit' | 'user:remove' | 'user:suspend' | 'death:decide', unknown>,
  personId: string,
): Promise<{ id: string }[]> {
  // Bounded by the packages of one person.
  return db.query<{ id: string }>(
    `update packages set ended_at = $2, ended_by = case when patient_id = $1 then 'patient' else 'provider' end
     where (patient_id = $1 or provider_id = $1) and ended_at is null and paid_at is not null returning id`,
    [personId, at],
  );
}

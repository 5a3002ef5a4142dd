import type { Lookup } from '#platform/access/lookup.ts';

/** For policies: somebody who treats or treated the actor, whom the actor treats or treated, or who writes with them. */
export async function isKnownPerson({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users o
     where o.id = $2 and o.id <> $1 and o.erased_at is null and (
       exists (select from conversation_members m where m.user_id = $1 and m.other_id = o.id)
       or exists (select from bookings b where b.provider_id = $1 and b.patient_id = o.id)
       or exists (select from bookings b where b.provider_id = o.id and b.patient_id = $1)
       or exists (select from record_grants g where g.provider_id = $1 and g.patient_id = o.id)
       or exists (select from record_grants g where g.provider_id = o.id and g.patient_id = $1))`,
    [actor.id, id],
  );
  return found.length > 0;
}

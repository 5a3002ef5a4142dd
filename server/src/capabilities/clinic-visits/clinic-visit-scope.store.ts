import { JOINED } from '#platform/access/joined.ts';
import type { Lookup } from '#platform/access/lookup.ts';

interface Found {
  readonly isOwn: boolean;
  /** Whether the actor has a visit under way with the same person. */
  readonly isSeeing: boolean;
}

/** For rules. */
export async function findVisit(
  { db, actor }: Lookup,
  clinicId: string,
  id: string,
): Promise<Found | undefined> {
  const [found] = await db.read<Found>(
    `select v.provider_id = $3 as "isOwn", exists (select from clinic_visits o
       where o.link_id = v.link_id and o.provider_id = $3 and o.status = 'in_progress') as "isSeeing"
     from clinic_visits v where v.id = $1 and v.clinic_id = $2`,
    [id, clinicId, actor.id],
  );
  return found;
}

/** For rules: somebody in the queue, and somebody who joined the same clinic and treats people there. */
export async function isWalkInWith(
  { db }: Lookup,
  { clinicId, walkInId, providerId }: { clinicId: string; walkInId: string; providerId: string },
): Promise<boolean> {
  const found = await db.read(
    `select 1 from walk_ins w
     join app_users u on u.id = $3 and u.clinic_id = w.clinic_id and u.role = 'PROVIDER' and u.erased_at is null
       and ${JOINED}
     join provider_profiles p on p.user_id = u.id and coalesce(p.clinic_role, 'Provider') = 'Provider'
     where w.id = $1 and w.clinic_id = $2`,
    [walkInId, clinicId, providerId],
  );
  return found.length > 0;
}

/** For rules: the account with which a patient accepted the clinic, where the entry is theirs or has no account. */
export async function findLinkAccount(
  { db }: Lookup,
  { clinicId, linkId, entryId }: { clinicId: string; linkId: string; entryId: string },
): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>(
    `select l.user_id as id from clinic_links l join clinic_links e on e.id = $3 and e.clinic_id = l.clinic_id
     where l.id = $1 and l.clinic_id = $2 and l.accepted_at is not null and l.ended_at is null
       and (e.id = l.id or e.user_id is null)`,
    [linkId, clinicId, entryId],
  );
  return found?.id;
}

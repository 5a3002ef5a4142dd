import { MOST_SPONSORED } from '@lakou/contract/sponsorships.rules';
import type { Lookup } from '#platform/access/lookup.ts';
import type { AskedScope, SponsorshipScope } from './sponsorships.access.ts';

/** The patients who accepted this sponsor. */
export async function listSupported({ db, actor }: Lookup): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select patient_id as id from sponsorships where sponsor_id = $1 and consent = 'accepted' limit $2`,
    [actor.id, MOST_SPONSORED],
  );
  return rows.map(({ id }) => id);
}

/**
 * A sponsorship that concerns this patient: one they answered or were picked for, or one that was sent to their proven
 * address.
 */
export async function findOfPatient({ db, actor }: Lookup, id: string): Promise<AskedScope | undefined> {
  const [found] = await db.read<AskedScope>(
    `select s.id as "sponsorshipId", u.id as "patientId" from sponsorships s, app_users u
     where s.id = $1 and u.id = $2 and s.consent <> 'ended' and not s.hidden
       and (s.patient_id = u.id or (s.patient_id is null and s.email = u.email and u.is_email_verified))`,
    [id, actor.id],
  );
  return found;
}

export async function findOfSponsor(
  { db, actor }: Lookup,
  id: string,
): Promise<SponsorshipScope | undefined> {
  const [found] = await db.read<SponsorshipScope>(
    `select id as "sponsorshipId" from sponsorships where id = $1 and sponsor_id = $2 and consent <> 'ended'`,
    [id, actor.id],
  );
  return found;
}

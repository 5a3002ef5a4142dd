import type { LicenceDecision } from '@lakou/contract/verification';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';

type Decider = Grant<'verification:decide', { providerId: string }>;

/** The licence as it is reviewed, locked until the transaction ends. */
export interface ReviewedLicence {
  readonly version: number;
  readonly expiresOn: string | null;
}

export async function lockLicence(tx: Decider): Promise<ReviewedLicence | undefined> {
  const [found] = await tx.db.query<ReviewedLicence>(
    `select review_version as version, license_expiration_date as "expiresOn"
     from provider_profiles where user_id = $1 for update`,
    [tx.scope.providerId],
  );
  return found;
}

/** Keeps the decision and what follows from it; the end of the licence is kept as it was reviewed. */
export async function saveDecision(
  tx: Decider,
  { decision, reason, note }: Pick<LicenceDecision, 'decision' | 'reason' | 'note'>,
): Promise<void> {
  const rejects = decision === 'rejected';
  await tx.db.query(
    `insert into licence_decisions (id, provider_id, decided_by, decided_at, decision, reason, note)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      uuidv7(),
      tx.scope.providerId,
      tx.actor.id,
      tx.at,
      decision,
      rejects ? (reason ?? 'other') : null,
      (rejects && note) || null,
    ],
  );
  // A licence among the papers that ends earlier ends the verification with it.
  await tx.db.query(
    `update provider_profiles set license_verified = $2::text = 'verified', review_state = $2, review_since = null,
       verified_until = case when $2::text = 'verified' then least(license_expiration_date, (
         select c.expiry_date from credentials c where c.provider_id = $1 and c.type = 'Medical License'
           and c.status = 'verified' and c.expiry_date >= ($3::timestamptz at time zone 'America/Port-au-Prince')::date))
       end
     where user_id = $1`,
    [tx.scope.providerId, decision, tx.at],
  );
}

/** Ends the verification of licences whose reviewed or stated end is before this day. Answers whose. */
export async function expireLicences(
  tx: Grant<'licences:expire', undefined, undefined>,
  today: string,
): Promise<string[]> {
  const expired = await tx.db.query<{ id: string }>(
    `update provider_profiles set license_verified = false,
       review_state = case review_state when 'pending' then 'pending' else 'expired' end
     where license_verified and least(verified_until, license_expiration_date) < $1::date
     returning user_id as id`,
    [today],
  );
  return expired.map(({ id }) => id);
}

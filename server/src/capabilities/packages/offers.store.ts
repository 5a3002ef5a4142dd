import type { NewPackageOffer } from '@lakou/contract/packages';
import { MOST_PACKAGE_OFFERS } from '@lakou/contract/packages.rules';
import type { Grant } from '#platform/access/grant.ts';
import { OFFER, type OfferRow } from './packages-scope.store.ts';

/** The oldest first. */
export function listOffers(
  grant: Grant<'own-package-offers:read' | 'package-offers:read' | 'package-offer:create'>,
  providerId: string,
): Promise<OfferRow[]> {
  return grant.db.read<OfferRow>(
    `select ${OFFER} from package_offers where provider_id = $1 and withdrawn_at is null
     order by id limit ${MOST_PACKAGE_OFFERS}`,
    [providerId],
  );
}

/** Offers of one provider are made one after the other, so that they can be counted. */
export async function insertOffer(
  { db, actor, at }: Grant<'package-offer:create'>,
  { id, service, mode, visits, price, validDays }: NewPackageOffer & { readonly id: string },
): Promise<OfferRow | undefined> {
  await db.query('select 1 from app_users where id = $1 for no key update', [actor.id]);
  const [made] = await db.query<OfferRow>(
    `insert into package_offers (id, provider_id, service, mode, visits, price_cents, valid_days, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from package_offers where provider_id = $2 and withdrawn_at is null) < $9
     returning ${OFFER}`,
    [id, actor.id, service, mode, visits, Math.round(price * 100), validDays, at, MOST_PACKAGE_OFFERS],
  );
  return made;
}

export async function withdrawOffer({
  db,
  scope,
  at,
}: Grant<'package-offer:withdraw', { offerId: string }>): Promise<void> {
  await db.query('update package_offers set withdrawn_at = $2 where id = $1 and withdrawn_at is null', [
    scope.offerId,
    at,
  ]);
}

import { MOST_FAVOURITES } from '@lakou/contract/providers.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type Kept = { providerId: string };

export async function isOwnFavourite({ db, actor }: Lookup, providerId: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from favourite_providers where patient_id = $1 and provider_id = $2 limit 1',
    [actor.id, providerId],
  );
  return found.length > 0;
}

export async function listFavourites({ db, actor }: Grant<'favourites:read'>): Promise<string[]> {
  const rows = await db.read<Kept>(
    `select provider_id as "providerId" from favourite_providers where patient_id = $1
     order by created_at desc, provider_id limit ${MOST_FAVOURITES}`,
    [actor.id],
  );
  return rows.map(({ providerId }) => providerId);
}

/** Keeps one; the oldest goes when there are too many. */
export async function keepFavourite({ db, actor, at, scope }: Grant<'favourite:keep', Kept>): Promise<void> {
  await db.query(
    `with oldest as (delete from favourite_providers where patient_id = $1 and provider_id in (
       select provider_id from favourite_providers where patient_id = $1 and provider_id <> $2
       order by created_at desc, provider_id offset ${MOST_FAVOURITES - 1}))
     insert into favourite_providers (patient_id, provider_id, created_at) values ($1, $2, $3) on conflict do nothing`,
    [actor.id, scope.providerId, at],
  );
}

export async function dropFavourite({ db, actor, scope }: Grant<'favourite:drop', Kept>): Promise<void> {
  await db.query('delete from favourite_providers where patient_id = $1 and provider_id = $2', [
    actor.id,
    scope.providerId,
  ]);
}

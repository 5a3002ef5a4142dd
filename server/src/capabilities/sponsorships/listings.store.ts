import type { Page } from '@lakou/contract/primitives';
import type { NewListing, SponsorshipListing } from '@lakou/contract/sponsorships';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';

interface Row extends Omit<SponsorshipListing, 'createdAt'> {
  readonly createdAt: Date;
}

const LISTING = 'id, shown_name as "shownName", place, about, created_at as "createdAt"';
const toListing = ({ createdAt, ...row }: Row): SponsorshipListing => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Newest first; one more than the page size when there are more. */
export async function listListings(
  { db }: Grant<'listings:list'>,
  { limit, after }: Page,
): Promise<SponsorshipListing[]> {
  const rows = await db.read<Row>(
    `select ${LISTING} from sponsorship_listings where $1::uuid is null or id < $1 order by id desc limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toListing);
}

/** Who asked, for a sponsor who picked the listing. */
export async function findListed(
  { db }: Grant<'sponsorship:create', unknown>,
  id: string,
): Promise<{ patientId: string; shownName: string } | undefined> {
  const [found] = await db.read<{ patientId: string; shownName: string }>(
    'select patient_id as "patientId", shown_name as "shownName" from sponsorship_listings where id = $1',
    [id],
  );
  return found;
}

type OwnGrant = Grant<'listing:own'>;

export async function findOwnListing({ db, actor }: OwnGrant): Promise<SponsorshipListing | null> {
  const [found] = await db.read<Row>(`select ${LISTING} from sponsorship_listings where patient_id = $1`, [
    actor.id,
  ]);
  return found ? toListing(found) : null;
}

export async function saveListing(
  { db, actor, at }: OwnGrant,
  { shownName, place, about }: NewListing,
): Promise<SponsorshipListing | undefined> {
  const [saved] = await db.query<Row>(
    `insert into sponsorship_listings (id, patient_id, shown_name, place, about, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (patient_id) do update set shown_name = $3, place = $4, about = $5 returning ${LISTING}`,
    [uuidv7(), actor.id, shownName, place || null, about || null, at],
  );
  return saved && toListing(saved);
}

export async function deleteListing({ db, actor }: OwnGrant): Promise<void> {
  await db.query('delete from sponsorship_listings where patient_id = $1', [actor.id]);
}

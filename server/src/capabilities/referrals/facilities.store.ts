import type { Facility } from '@lakou/contract/referrals';
import type { Grant } from '#platform/access/grant.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';

type Searcher = Grant<'facilities:search'>;
type Sender = Grant<'referral:create' | 'referral:move', { patientId: string }>;

const PROVIDER = `select u.id::text as id, 'provider' as kind, u.name, v.specialty, c.name as place,
    l.country, l.lat, l.lng, false as "isApproximate"
  from provider_listings l join app_users u on u.id = l.provider_id join provider_profiles v on v.user_id = u.id
  left join clinics c on c.id = u.clinic_id`;

const CLINIC = `select c.id::text as id, 'clinic' as kind, c.name, null as specialty, c.facility_address as place,
    country_of(null, null, c.contact_phone) as country, null::float8 as lat, null::float8 as lng, false as "isApproximate"
  from clinics c`;

/** Who runs it has completed its profile. */
const RUNS = `exists (select from app_users a where a.clinic_id = c.id and a.role = 'CLINIC_ADMIN'
  and a.is_profile_complete and a.erase_after is null and a.erased_at is null and a.suspended_at is null)`;

/** Providers with a verified licence where `verifiedOnly`, without the caller; then clinics. */
export async function searchFacilities(
  { db, actor }: Searcher,
  { q, verifiedOnly, limit }: { q: string | undefined; verifiedOnly: boolean; limit: number },
): Promise<Facility[]> {
  const clinics = await db.read<Facility>(
    `${CLINIC} where ${RUNS} and ${everyWord('c.search', '$2')} order by c.name, c.id limit $1`,
    [limit, patternsOf(q)],
    { planEachTime: true },
  );
  const providers = await db.read<Facility>(
    `${PROVIDER} where (l.is_verified or not $3::boolean) and l.provider_id <> $4 and ${everyWord('l.search', '$2')}
     order by l.rank, l.provider_id limit $1`,
    [limit, patternsOf(q), verifiedOnly, actor.id],
    { planEachTime: true },
  );
  return [...clinics, ...providers];
}

export async function findFacility(
  { db }: Sender,
  id: string,
  verifiedOnly: boolean,
): Promise<Facility | undefined> {
  const [provider] = await db.read<Facility>(
    `${PROVIDER} where l.provider_id = $1 and (l.is_verified or not $2::boolean)`,
    [id, verifiedOnly],
  );
  if (provider) return provider;
  const [clinic] = await db.read<Facility>(`${CLINIC} where c.id = $1 and ${RUNS}`, [id]);
  return clinic;
}

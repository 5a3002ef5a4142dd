import type { ClinicCard, ClinicProfile, ClinicProvider, ClinicSearch } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';
import { CARD, freeFor, IN_ORDER, JOINED, type Row, toCard } from './cards.store.ts';

/** The listed providers of the clinic `c`; with $1 only those with a verified licence. */
const WORKS_THERE = `from app_users u join provider_listings l on l.provider_id = u.id
  where u.clinic_id = c.id and (l.is_verified or not $1::boolean)`;

/** What those who work there said they do; who named no services may have set a length for some. */
const SERVICES = `array(select distinct s.service from provider_profiles v, unnest(case
    when v.services <> '{}' then v.services
    else array(select m.service from provider_service_minutes m where m.provider_id = v.user_id) end) as s(service)
  where v.user_id in (select u.id ${WORKS_THERE}) order by s.service limit 200)`;

const CARD_OF_CLINIC = `c.id, c.name, c.logo_url as "logoUrl", c.facility_address as address,
    c.contact_phone as phone, c.contact_email as email, c.specialties,
    country_of(null, null, c.contact_phone) as country, c.opening_hours as "openingHours",
    (select count(*) ${WORKS_THERE})::int as providers, is_clinic_verified(c.id) as "isVerified"`;

/** Who runs it has completed its profile; where only verified licences are shown, it needs one too. */
const SHOWN = 'is_clinic_shown(c.id, $1::boolean)';

/** A page of clinics by name, and one more when there are more. */
export function listClinics(
  grant: Grant<'providers:search'>,
  { q, after, limit }: ClinicSearch,
  verifiedOnly: boolean,
): Promise<ClinicCard[]> {
  return grant.db.read<ClinicCard>(
    `select ${CARD_OF_CLINIC} from clinics c where ${everyWord('c.search', '$2')}
       and ($3::uuid is null or (c.name, c.id) > (select name, id from clinics where id = $3)) and ${SHOWN}
     order by c.name, c.id limit $4::int`,
    [verifiedOnly, patternsOf(q), after ?? null, limit + 1],
    { planEachTime: true },
  );
}

export async function findClinicProfile(
  grant: PublicGrant<'clinic:show'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ClinicProfile | undefined> {
  const [clinic] = await grant.db.read<ClinicProfile>(
    `select ${CARD_OF_CLINIC}, ${SERVICES} as services from clinics c where c.id = $2 and ${SHOWN}`,
    [verifiedOnly, id],
  );
  return clinic;
}

/** A page of the clinic's providers in the order of the list, and one more when there are more. */
export async function listClinicProviders(
  grant: PublicGrant<'clinic:show'>,
  { clinicId, after, limit }: { clinicId: string; after?: string | undefined; limit: number },
  verifiedOnly: boolean,
): Promise<ClinicProvider[]> {
  const rows = await grant.db.read<Row<ClinicProvider>>(
    `select ${CARD}, ${freeFor("'any'")} from provider_listings l ${JOINED}
     where u.clinic_id = $1 and (l.is_verified or not $2) and ($3::uuid is null
       or (l.rank, l.provider_id) > (select rank, provider_id from provider_listings where provider_id = $3))
     ${IN_ORDER} limit $4::int`,
    [clinicId, verifiedOnly, after ?? null, limit + 1],
  );
  return rows.map((row) => toCard<ClinicProvider>(row, grant.at));
}

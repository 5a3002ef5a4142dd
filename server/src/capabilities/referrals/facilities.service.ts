import { Id } from '@lakou/contract/primitives';
import type { Facility } from '@lakou/contract/referrals';
import type { Grant } from '#platform/access/grant.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import { findFacility, searchFacilities } from './facilities.store.ts';
import { findHospital, searchHospitals } from './hospitals.rules.ts';
import type { ReferralToKeep } from './referrals.store.ts';

const MOST_FOUND = 20;

/** Where a licence must be verified to read records, nobody else can take a referral. */
const verifiedOnly = ({ providerVerification }: Config) => providerVerification !== 'off';

/** Clinics and providers of the platform first, then hospitals. */
export async function findFacilities(
  grant: Grant<'facilities:search'>,
  q: string | undefined,
  config: Config,
): Promise<Facility[]> {
  const filter = { q, verifiedOnly: verifiedOnly(config), limit: MOST_FOUND / 2 };
  const found = [...(await searchFacilities(grant, filter)), ...searchHospitals(q)];
  return found.slice(0, MOST_FOUND);
}

const NOBODY = { providerId: null, clinicId: null, hospital: null };

/** What a referral keeps of its destination: ours by id with our name for it, any other by the name that was sent. */
export async function findDestination(
  grant: Grant<'referral:create' | 'referral:move', { patientId: string }>,
  sent: { destinationFacilityId: string | null; destinationFacilityName: string | null },
  config: Config,
): Promise<ReferralToKeep['destination']> {
  const { destinationFacilityId: id, destinationFacilityName: name } = sent;
  if (id === grant.actor.id) fail('referral_to_self');
  const hospital = id ? findHospital(id) : undefined;
  if (hospital) return { ...NOBODY, hospital: hospital.id, name: hospital.name };
  const ours = Id.safeParse(id).success
    ? await findFacility(grant, id ?? '', verifiedOnly(config))
    : undefined;
  if (ours?.kind === 'provider') return { ...NOBODY, providerId: ours.id, name: ours.name };
  if (ours) return { ...NOBODY, clinicId: ours.id, name: ours.name };
  if (!name)
    fail('facility_required', { fields: [{ path: 'destinationFacilityName', code: 'facility_required' }] });
  return { ...NOBODY, name };
}

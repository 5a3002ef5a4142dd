import type { ClinicDetails } from '@lakou/contract/profiles';
import type { Clinic } from '@lakou/contract/user';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { placeFile } from '../files/files.service.ts';
import { findClinic, saveClinic } from './clinic.store.ts';
import { checkClinic } from './profile-checks.rules.ts';
import { resolveFile } from './profile-files.service.ts';

type Completion = Grant<'profile:complete', { userId: string }>;

const REQUIRED = ['name', 'contactEmail', 'contactPhone', 'facilityAddress'] as const;

/** The changed clinic of the session; a clinic named in the body is ignored. */
export async function clinicWith(
  grant: Completion,
  details: ClinicDetails | undefined,
  platform: Platform,
): Promise<Clinic> {
  const clinic = (await findClinic(grant, grant.actor.clinicId ?? '')) ?? fail('not_found');
  if (!details) return clinic;
  const { logoUrl: text, specialties, openingHours, ...checked } = checkClinic(details);
  const sent = { path: 'clinicDetails.logoUrl', kind: 'logo', text, present: clinic.logoUrl } as const;
  return {
    ...clinic,
    ...checked,
    ...(specialties && { specialties }),
    ...(openingHours !== undefined && { openingHours }),
    ...(text !== undefined && { logoUrl: await resolveFile(grant, sent, platform) }),
  };
}

export const missingClinicFields = (clinic: Clinic): string[] =>
  REQUIRED.filter((field) => !clinic[field]).map((field) => `clinicDetails.${field}`);

export async function keepClinic(tx: Completion, clinic: Clinic): Promise<void> {
  await saveClinic(tx, clinic);
  await placeFile(tx, { as: 'logoUrl', by: clinic.id }, clinic.logoUrl);
}

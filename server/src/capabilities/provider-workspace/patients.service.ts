import type { Page } from '@lakou/contract/primitives';
import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import type { Platform } from '#platform/platform.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { listPatientsOf, type PatientsReader } from './patients.store.ts';

/**
 * A page of patients. Clinical figures are shown only to professionals with a verified licence,
 * where that is required.
 */
export async function readPatients(
  { config }: Platform,
  grant: PatientsReader,
  asked: Page & { q?: string | undefined },
): Promise<PatientOfProvider[]> {
  const { providerId, clinicId } = grant.scope;
  const patients = await listPatientsOf(grant, asked);
  const maySeePhones = clinicId === null && (await mayReadRecords(grant, providerId, config));
  return maySeePhones ? patients : patients.map((patient) => ({ ...patient, phone: null }));
}

import type { Page } from '@lakou/contract/primitives';
import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { writeAudit } from '#platform/audit/audit.ts';
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
  const subjectIds = patients.slice(0, asked.limit).map(({ id }) => id);
  await writeAudit(grant, { action: 'patients:list', actorId: grant.actor.id, subjectIds });
  const maySeePhones = clinicId === null && (await mayReadRecords(grant, providerId, config));
  return maySeePhones ? patients : patients.map((patient) => ({ ...patient, phone: null }));
}

import type { Page } from '@lakou/contract/primitives';
import type { PatientFilter, PatientOfProvider, PatientSort } from '@lakou/contract/provider-workspace';
import { AWAY_DAYS, DANGER_SHOWN_DAYS } from '@lakou/contract/provider-workspace.rules';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { today } from '../recalls/recalls.service.ts';
import { flagsOf } from './patient-filter.rules.ts';
import { listPatientsOf, type PatientsReader } from './patients.store.ts';

const DAY_MS = 24 * 3600 * 1000;

interface Asked extends Page {
  readonly q?: string | undefined;
  readonly flag?: PatientFilter | undefined;
  readonly sort: PatientSort;
}

/**
 * A page of patients. Clinical figures are shown only to professionals with a verified licence,
 * where that is required; nobody else may ask for them by a filter or an order.
 */
export async function readPatients(
  { config }: Platform,
  grant: PatientsReader,
  { flag, ...asked }: Asked,
): Promise<PatientOfProvider[]> {
  const { providerId, clinicId } = grant.scope;
  const reads = clinicId === null && (await mayReadRecords(grant, providerId, config));
  if (!reads && (flag || asked.sort === 'need')) fail('forbidden');
  const before = (days: number) => new Date(grant.at.getTime() - days * DAY_MS);
  const patients = await listPatientsOf(
    grant,
    { ...asked, flags: flag && flagsOf(flag) },
    reads
      ? {
          dangersSince: before(DANGER_SHOWN_DAYS),
          today: today(grant.at),
          seenSince: before(AWAY_DAYS),
        }
      : undefined,
  );
  return reads ? patients : patients.map((patient) => ({ ...patient, phone: null }));
}

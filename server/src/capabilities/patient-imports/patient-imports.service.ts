import type { PatientCsvColumns, PatientPreview } from '@lakou/contract/patient-imports';
import {
  MOST_LISTED_FAULTS,
  MOST_LISTED_PATIENTS,
  type PatientCsvDates,
} from '@lakou/contract/patient-imports.rules';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { PATIENT_IMPORTS, PATIENT_PREVIEWS } from '#platform/limits/limits.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import {
  type AskPeople,
  keepPatients,
  listKnownLines,
  type PatientImporter,
} from '../clinic-patients/keep-patients.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { hasDoubles } from './patients-csv.rules.ts';
import type * as reading from './read-patients.thread.ts';

const files = inThread<typeof reading>(new URL('./read-patients.thread.ts', import.meta.url));

interface Sent {
  readonly csv: string;
  readonly columns?: PatientCsvColumns | null | undefined;
  readonly dates: PatientCsvDates;
}

async function read(grant: PatientImporter, { csv, columns, dates }: Sent): Promise<reading.ReadPatients> {
  const today = dayIn(HOME_ZONE, grant.at);
  const found = await files('readPatients', csv, { columns, dates, today });
  if (typeof found !== 'string') return found;
  return fail(found === 'csv_too_large' ? 'patient_csv_too_large' : found);
}

export async function previewPatients(grant: PatientImporter, sent: Sent): Promise<PatientPreview> {
  await countTry(grant.db, PATIENT_PREVIEWS, grant.actor.id, grant.at);
  const { header, columns, lines, patients, faults } = await read(grant, sent);
  if (hasDoubles(columns)) fail('csv_duplicate_columns');
  const facts = { header: [...header], columns, lines };
  if (!columns.name) return { ...facts, ready: 0, known: 0, faults: 0, firstFaults: [], firstPatients: [] };
  const known = new Set(await listKnownLines(grant, patients));
  return {
    ...facts,
    ready: patients.length - known.size,
    known: known.size,
    faults: faults.length,
    firstFaults: faults.slice(0, MOST_LISTED_FAULTS),
    firstPatients: patients
      .slice(0, MOST_LISTED_PATIENTS)
      .map((patient) => ({ ...patient, isKnown: known.has(patient.line) })),
  };
}

/** All lines that can be added, in one transaction; whom the clinic has already stays as they are. */
export async function importPatients(
  grant: PatientImporter,
  sent: Sent & { readonly columns: PatientCsvColumns; readonly skipFaults: boolean },
  ask: AskPeople,
): Promise<{ added: number; known: number; skipped: number }> {
  await countTry(grant.db, PATIENT_IMPORTS, grant.scope.clinicId, grant.at);
  const { columns, patients, faults } = await read(grant, sent);
  if (!columns.name) fail('patient_csv_columns_missing');
  if (hasDoubles(columns)) fail('csv_duplicate_columns');
  if (faults.length > 0 && !sent.skipFaults) fail('patient_csv_faults');
  return inTransaction(grant, async (tx) => {
    const added = await keepPatients(tx, patients, ask);
    await writeAudit(tx, {
      action: 'clinic-patient:import',
      actorId: tx.actor.id,
      subjectId: tx.scope.clinicId,
    });
    return { added, known: patients.length - added, skipped: faults.length };
  });
}

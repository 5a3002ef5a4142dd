import { momentOf } from '@lakou/contract/health-values';
import type { SentVitals, VitalsEntry } from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { checkMoment, keepMeasurement, readMeasurements } from '../measurements/measurements.service.ts';
import type { EntriesScope, MaternityScope } from './maternity.access.ts';

type Row = Awaited<ReturnType<typeof readMeasurements>>[number];

/** The documented call has weight and blood pressure, all of them; entries that lack one are not listed. */
export const VITALS_KINDS = ['weight', 'pressure'] as const;

const shown = ({ id, at, weight, systolic, diastolic, signs, authorId }: Row): VitalsEntry => ({
  id,
  date: at.toISOString(),
  weight: weight ?? 0,
  systolic: systolic ?? 0,
  diastolic: diastolic ?? 0,
  signs,
  authorId,
});

/** Newest first, one more than the page size when there are more. */
export async function listVitals(
  reader: Grant<'maternity-vitals:read', EntriesScope>,
  { limit, after }: Page,
): Promise<VitalsEntry[]> {
  const { profileId } = reader.scope;
  const rows = await readMeasurements(reader, { limit, after, kinds: VITALS_KINDS, profileId });
  return rows.map(shown);
}

export function writeVitals(
  writer: Grant<'maternity-vitals:write', MaternityScope>,
  { date, weight, systolic, diastolic, signs }: SentVitals,
): Promise<VitalsEntry> {
  const at = date === undefined ? writer.at : checkMoment(momentOf(date), writer.at, 'date');
  return inTransaction(writer, async (tx) => {
    const { patientId, byProvider } = tx.scope;
    if (byProvider)
      await writeAudit(tx, { action: 'maternity-vitals:write', actorId: tx.actor.id, subjectId: patientId });
    const details = { weight, systolic, diastolic, signs };
    return shown(await keepMeasurement(tx, { id: uuidv7(), at, inPregnancy: true, details }));
  });
}

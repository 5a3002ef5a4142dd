import type { Page } from '@lakou/contract/primitives';
import type { Vitals } from '@lakou/contract/trackers';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import {
  checkMoment,
  correctMeasurement,
  keepMeasurement,
  readMeasurements,
} from '../measurements/measurements.service.ts';

type VitalsReader = Grant<'tracker-vitals:read', RecordScope>;
type VitalsWriter = Grant<'tracker-vitals:write', RecordScope>;
type Row = Awaited<ReturnType<typeof readMeasurements>>[number];
type Sent = Omit<Vitals, 'id'>;

/** A measurement in the documented form, which has no danger signs. */
const shown = (row: Row): Vitals => ({
  id: row.id,
  at: row.at.toISOString(),
  systolic: row.systolic,
  diastolic: row.diastolic,
  heartRate: row.heartRate,
  temperature: row.temperature,
  oxygen: row.oxygen,
  weight: row.weight,
  glucose: row.glucose,
  fasting: row.fasting ?? false,
});

const numbersOf = (sent: Sent) => ({
  systolic: sent.systolic,
  diastolic: sent.diastolic,
  heartRate: sent.heartRate,
  temperature: sent.temperature,
  oxygen: sent.oxygen,
  weight: sent.weight,
  glucose: sent.glucose,
  fasting: sent.fasting,
});

type Period = Page & { from?: string | undefined; to?: string | undefined };

/** Newest first, one more than the page size when there are more. */
export async function listVitals(
  reader: VitalsReader,
  { limit, after, from, to }: Period,
): Promise<Vitals[]> {
  const rows = await readMeasurements(reader, { limit, after, from, to, numbersOnly: true });
  return rows.map(shown);
}

export function writeVitals(writer: VitalsWriter, sent: Sent & { id: string }): Promise<Vitals> {
  const at = checkMoment(new Date(sent.at), writer.at, 'at');
  return inTransaction(writer, async (tx) =>
    shown(await keepMeasurement(tx, { id: sent.id, at, inPregnancy: false, details: numbersOf(sent) })),
  );
}

export function correctVitals(writer: VitalsWriter, entryId: string, sent: Sent): Promise<Vitals> {
  const at = checkMoment(new Date(sent.at), writer.at, 'at');
  return inTransaction(writer, async (tx) =>
    shown(await correctMeasurement(tx, entryId, at, numbersOf(sent))),
  );
}

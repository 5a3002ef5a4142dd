import type { Measurement, SentMeasurement } from '@lakou/contract/measurements';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { judgeMeasurement } from './danger.service.ts';
import {
  addMeasurement,
  changeMeasurement,
  findMeasurement,
  type GrowthField,
  listMeasurements,
  type MeasurementDetails,
  type MeasurementFilter,
  type MeasurementReader,
  type MeasurementRow,
  type MeasurementWriter,
  removeMeasurement,
  setAcknowledged,
} from './measurements.store.ts';
import { viewMeasurement } from './measurements.view.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOTHING = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  temperature: null,
  oxygen: null,
  weight: null,
  glucose: null,
  fasting: null,
  height: null,
  armMm: null,
  swollenFeet: null,
  signs: [],
} satisfies MeasurementDetails;

/** Not before any living person was born, and not after today in any time zone. */
export function checkMoment(at: Date, now: Date, path: string): Date {
  if (at.getTime() > now.getTime() + DAY_MS || at.getUTCFullYear() < 1900)
    fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });
  return at;
}

/** Rows for the documented calls of trackers and maternity, newest first. */
export const readMeasurements = (
  reader: MeasurementReader,
  filter: MeasurementFilter,
): Promise<MeasurementRow[]> => listMeasurements(reader, filter);

export interface NewMeasurement {
  readonly id: string;
  readonly at: Date;
  /** Written into the pregnancy's record. */
  readonly inPregnancy: boolean;
  readonly details: Partial<MeasurementDetails>;
}

/** Inside the caller's transaction. When it is sent again, the first one counts, with its later corrections. */
export async function keepMeasurement(
  tx: MeasurementWriter,
  { id, at, inPregnancy, details }: NewMeasurement,
): Promise<MeasurementRow> {
  const isNew = await addMeasurement(tx, id, at, { ...NOTHING, ...details, inPregnancy });
  // The id may belong to an entry about another person of the family.
  const row = (await findMeasurement(tx, id)) ?? fail('conflict');
  if (isNew) await judgeMeasurement(tx, row, inPregnancy);
  return (await findMeasurement(tx, id)) ?? fail('conflict');
}

/** Inside the caller's transaction. */
export async function correctMeasurement(
  tx: MeasurementWriter,
  id: string,
  at: Date,
  numbers: Omit<MeasurementDetails, 'signs' | GrowthField>,
): Promise<MeasurementRow> {
  if (!(await changeMeasurement(tx, id, at, numbers))) fail('not_found');
  const row = (await findMeasurement(tx, id)) ?? fail('not_found');
  await judgeMeasurement(tx, row, false);
  return row;
}

export async function eraseMeasurement(
  grant: Parameters<typeof removeMeasurement>[0],
  id: string,
  kinds?: readonly string[],
): Promise<undefined> {
  if (!(await removeMeasurement(grant, id, kinds))) fail('not_found');
  return undefined;
}

/** The signs of a journal entry are kept under its id, and go with it. */
export async function eraseJournalSigns(
  grant: Grant<'maternity-journal:write', { patientId: string; byProvider: boolean }>,
  id: string,
): Promise<void> {
  await removeMeasurement(grant, id, ['signs']);
}

type Sent = SentMeasurement & { id: string; dependentId?: string | undefined };

export function noteMeasurement(
  grant: Grant<'measurements:write', RecordScope>,
  { id, at, inPregnancy, dependentId: _, ...details }: Sent,
): Promise<Measurement> {
  const moment = checkMoment(new Date(at), grant.at, 'at');
  return inTransaction(grant, async (tx) => {
    const isHers = inPregnancy && tx.scope.dependentId === null;
    return viewMeasurement(
      await keepMeasurement(tx, { id, at: moment, inPregnancy: isHers, details }),
      false,
    );
  });
}

/** Who read the warning, and when, is part of the record. */
export function acknowledgeDanger(
  grant: Grant<'measurements:acknowledge', RecordScope>,
  id: string,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await setAcknowledged(tx, id))) fail('not_found');
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'measurements:acknowledge',
      actorId: tx.actor.id,
      subjectId: dependentId ?? patientId,
    });
    return undefined;
  });
}

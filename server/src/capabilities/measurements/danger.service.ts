import { ageInMonths, assessMeasurement, type MeasurementDanger } from '@lakou/clinical';
import { EARLIER_DAYS } from '@lakou/contract/measurements.rules';
import { notify } from '../notifications/notify.service.ts';
import {
  addAlert,
  findCarers,
  findEarlierEntries,
  findMeasuredPerson,
  isKnown,
  lockPatient,
} from './danger.store.ts';
import { type MeasurementRow, type MeasurementWriter, setDanger } from './measurements.store.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The same alert is not repeated within these hours. */
const QUIET_MS = 6 * HOUR_MS;

/**
 * Stores what is dangerous in an entry. In pregnancy the professionals who treat her are told; `asPregnant` is for what
 * is written into the pregnancy's record, where she is one even before she set it up.
 */
export async function judgeMeasurement(
  tx: MeasurementWriter,
  row: MeasurementRow,
  asPregnant: boolean,
): Promise<void> {
  await lockPatient(tx);
  const { dateOfBirth, pregnant: followed } = await findMeasuredPerson(tx);
  const pregnant = followed || asPregnant;
  const today = tx.at.toISOString().slice(0, 10);
  const ageMonths = dateOfBirth ? ageInMonths({ birthDate: dateOfBirth, today }) : undefined;
  const from = new Date(row.at.getTime() - EARLIER_DAYS * DAY_MS);
  const earlier = await findEarlierEntries(tx, { id: row.id, from, to: row.at });
  const danger = assessMeasurement({ entry: row, earlier, person: { ageMonths, pregnant }, now: tx.at });
  if (danger || row.dangerLevel) await setDanger(tx, row.id, danger);
  if (danger && pregnant) await alertCarers(tx, danger);
}

async function alertCarers(tx: MeasurementWriter, danger: MeasurementDanger): Promise<void> {
  if (await isKnown(tx, danger, new Date(tx.at.getTime() - QUIET_MS))) return;
  await addAlert(tx, danger);
  for (const { providerId, name } of await findCarers(tx))
    await notify(tx, {
      userId: providerId,
      kind: 'maternity_alert',
      subjectId: tx.scope.patientId,
      details: { name },
    });
}

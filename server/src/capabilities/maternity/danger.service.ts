import { assessMaternityDanger } from '@lakou/clinical';
import { notify } from '../notifications/notify.service.ts';
import { addAlert, findCarers, isKnown, lockPatient } from './alerts.store.ts';
import { findRecentEntries, type JournalWriter, type VitalsWriter } from './entries.store.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Older entries are history and raise no alert. */
const RECENT_MS = 2 * DAY_MS;
const WEEK_MS = 8 * DAY_MS;
/** The same alert is not repeated within these hours. */
const QUIET_MS = 6 * HOUR_MS;

/** Stores what is alarming in the new entry, and notifies the professionals who treat her. */
export async function raiseAlarm(tx: JournalWriter | VitalsWriter, notedFor: Date): Promise<void> {
  if (tx.at.getTime() - notedFor.getTime() > RECENT_MS) return;
  await lockPatient(tx);
  const { vitals, signs } = await findRecentEntries(tx, {
    weighedSince: new Date(notedFor.getTime() - WEEK_MS),
    toldSince: new Date(notedFor.getTime() - DAY_MS),
  });
  const danger = assessMaternityDanger({
    symptoms: signs,
    vitals: vitals.map(({ date, weight, systolic, diastolic }) => ({
      date: date.toISOString().slice(0, 10),
      weightKg: weight,
      systolic,
      diastolic,
    })),
  });
  if (danger.signs.length === 0) return;
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

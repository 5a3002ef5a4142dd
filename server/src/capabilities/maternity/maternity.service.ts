import { assessPregnancy, findDueDate } from '@lakou/clinical';
import { momentOf } from '@lakou/contract/health-values';
import type { JournalEntry, MaternityPatient, SentJournal } from '@lakou/contract/maternity';
import type { Page } from '@lakou/contract/primitives';
import type { MaternityProfile } from '@lakou/contract/user';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import type { Platform } from '#platform/platform.ts';
import { checkMoment, eraseJournalSigns, keepMeasurement } from '../measurements/measurements.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { alertMessage } from './alert-text.view.ts';
import { listPregnant } from './alerts.store.ts';
import { addJournal, eraseJournal, findJournal, type JournalWriter } from './entries.store.ts';
import type { MaternityScope } from './maternity.access.ts';
import { addProfile, changeProfile, isFemale } from './profile.store.ts';
import { proposePregnancy } from './proposals.service.ts';

const DAY_MS = 24 * 3600 * 1000;
const ALERTS_SHOWN_MS = 14 * DAY_MS;

interface Dates {
  dueDate?: string | undefined;
  lastPeriod?: string | undefined;
}

/** The due date as sent, else 280 days after the last period. */
const dueDateOf = ({ dueDate, lastPeriod }: Dates): string | undefined =>
  dueDate ?? (lastPeriod && findDueDate(lastPeriod));

/** Who writes into somebody else's record is put down with what they wrote. */
async function auditForeignWrite(grant: Grant<'maternity:correct', MaternityScope>): Promise<void> {
  const { patientId, byProvider } = grant.scope;
  if (byProvider)
    await writeAudit(grant, {
      action: 'maternity:correct',
      actorId: grant.actor.id,
      subjectId: patientId,
    });
}

export function beginPregnancy(
  grant: Grant<'maternity:begin', MaternityScope>,
  dates: Dates,
): Promise<MaternityProfile | { proposed: true }> {
  const dueDate = dueDateOf(dates) ?? fail('invalid_request');
  if (grant.scope.byProvider) return proposePregnancy(grant, dueDate);
  return inTransaction(grant, async (tx) => {
    if (!(await isFemale(tx))) fail('female_only');
    return (await addProfile(tx, dueDate)) ?? fail('pregnancy_active');
  });
}

export function correctPregnancy(
  grant: Grant<'maternity:correct', MaternityScope>,
  { shared, ...dates }: Dates & { shared?: boolean | undefined },
): Promise<MaternityProfile> {
  // Only she herself decides who may read it.
  if (shared !== undefined && grant.scope.byProvider) fail('forbidden');
  return inTransaction(grant, async (tx) => {
    const profile = await changeProfile(tx, { dueDate: dueDateOf(dates), shared });
    await auditForeignWrite(tx);
    return profile ?? fail('not_found');
  });
}

/** Danger signs of the journal are kept with the measurements, under the id of the entry. */
/** Sent again with its key, an entry is written once. The stored reply holds its id alone, and none of its words. */
export async function writeJournal(
  grant: JournalWriter,
  sent: SentJournal,
  key: string | undefined,
): Promise<JournalEntry> {
  const date = sent.date === undefined ? grant.at : checkMoment(momentOf(sent.date), grant.at, 'date');
  const { id } = await withIdempotencyKey(grant, { key, request: { call: 'journal', sent } }, async (tx) => {
    const entry = await addJournal(tx, date, sent);
    const { signs } = entry;
    if (signs.length > 0)
      await keepMeasurement(tx, { id: entry.id, at: date, inPregnancy: true, details: { signs } });
    return { id: entry.id };
  });
  return (await findJournal(grant, id)) ?? fail('not_found');
}

export function removeJournal(grant: JournalWriter, id: string): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await eraseJournal(tx, id))) fail('not_found');
    await eraseJournalSigns(tx, id);
    return undefined;
  });
}

/** The actor's patients; an unverified licence gives no access to records. */
export async function readPregnant(
  { config }: Platform,
  grant: Grant<'maternity-patients:list', { userId: string }>,
  page: Page,
): Promise<MaternityPatient[]> {
  if (!(await mayReadRecords(grant, grant.actor.id, config))) fail('forbidden');
  const today = grant.at.toISOString().slice(0, 10);
  const alertsSince = new Date(grant.at.getTime() - ALERTS_SHOWN_MS);
  const rows = await listPregnant(grant, page, { alertsSince, today });
  return rows.map(({ alerts, ...row }) => {
    const pregnancy = assessPregnancy({ dueDate: row.dueDate, today });
    return {
      ...row,
      currentWeek: pregnancy.kind === 'pregnancy' ? pregnancy.week : 1,
      alerts: alerts.map((alert) => ({ ...alert, message: alertMessage(alert.signs) })),
    };
  });
}

import { Id } from '@lakou/contract/primitives';
import type { AskedPeriod, CorrectedTimes, Period, TimeLog, TimeSheetRow } from '@lakou/contract/staff';
import { LONGEST_SHEET_DAYS } from '@lakou/contract/staff.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { type ClaimKind, pressOf } from './clock-claims.rules.ts';
import { isClaimed, lockClock } from './clock-claims.store.ts';
import type { StaffScope } from './staff.access.ts';
import {
  closeLog,
  findLog,
  findOpenLog,
  insertCorrection,
  isLogOf,
  listSheetLogs,
  lockTimes,
  openLog,
  saveTimes,
  sumTimes,
} from './time-logs.store.ts';
import { sheetFile } from './time-sheet.view.ts';

const DAY_MS = 86_400_000;

type Presser = Grant<'staff:clock-in' | 'staff:clock-out', StaffScope>;

/**
 * A press with a key has one effect. A device that got no answer claims the time under the same key: where that arrived
 * first, the press comes too late.
 */
async function press<G extends Presser>(
  grant: G,
  call: ClaimKind,
  key: string | undefined,
  work: (tx: G) => Promise<string>,
): Promise<TimeLog> {
  const { id } = await withIdempotencyKey(grant, pressOf(grant.scope.staffId, call, key), async (tx) => {
    await lockClock(tx, tx.scope.staffId);
    if (key && (await isClaimed(tx, key))) fail('item_changed');
    return { id: await work(tx) };
  });
  return (await findLog(grant, id)) ?? fail('not_found');
}

export const clockIn = (
  grant: Grant<'staff:clock-in', StaffScope>,
  key: string | undefined,
): Promise<TimeLog> =>
  press(grant, 'clock_in', key, async (tx) => {
    const id = uuidv7();
    if (!(await openLog(tx, id))) fail('clocked_in_already');
    await writeAudit(tx, { action: 'staff:clock-in', actorId: tx.actor.id, subjectId: tx.scope.staffId });
    return id;
  });

export const clockOut = (
  grant: Grant<'staff:clock-out', StaffScope>,
  timeLogId: string | null | undefined,
  key: string | undefined,
): Promise<TimeLog> =>
  press(grant, 'clock_out', key, async (tx) => {
    const id = timeLogId ? Id.safeParse(timeLogId).data : await findOpenLog(tx);
    if (!id || !(await isLogOf(tx, id))) fail('time_log_missing');
    if (!(await closeLog(tx, id))) fail('time_log_closed');
    await writeAudit(tx, { action: 'staff:clock-out', actorId: tx.actor.id, subjectId: tx.scope.staffId });
    return id;
  });

/** What a correction and an accepted claim may make of a log. */
export function refuseImpossible(
  { clock_in_time, clock_out_time }: Omit<CorrectedTimes, 'reason'>,
  now: Date,
): void {
  const begins = Date.parse(clock_in_time);
  const ends = clock_out_time ? Date.parse(clock_out_time) : now.getTime();
  if (begins > now.getTime() || ends > now.getTime() || ends <= begins || ends - begins > DAY_MS)
    fail('time_log_invalid');
}

/** What the log said before is kept with who corrected it and why. */
export const correctLog = (
  grant: Grant<'time-log:correct', { clinicId: string; id: string }>,
  sent: CorrectedTimes,
): Promise<TimeLog> =>
  inTransaction(grant, async (tx) => {
    refuseImpossible(sent, tx.at);
    const old = (await lockTimes(tx)) ?? fail('not_found');
    // A log that was closed is not opened again.
    if (old.outAt && !sent.clock_out_time) fail('time_log_invalid');
    if (!(await saveTimes(tx, sent))) fail('time_log_overlaps');
    await insertCorrection(tx, uuidv7(), old, sent);
    await writeAudit(tx, { action: 'time-log:correct', actorId: tx.actor.id, subjectId: old.staffId });
    return (await findLog(tx, tx.scope.id)) ?? fail('not_found');
  });

const HAITI = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Port-au-Prince', dateStyle: 'short' });

/** Both days included; this month until today where nothing was asked. */
function periodOf({ from, to }: AskedPeriod, now: Date): Period {
  const last = to ?? HAITI.format(now);
  const first = from ?? `${last.slice(0, 8)}01`;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days < 0 || days >= LONGEST_SHEET_DAYS) fail('period_invalid');
  return { from: first, to: last };
}

type SheetReader = Grant<'time-sheets:read', { clinicId: string }>;

export const readSheet = (grant: SheetReader, asked: AskedPeriod): Promise<TimeSheetRow[]> =>
  sumTimes(grant, periodOf(asked, grant.at));

export async function readSheetFile(grant: SheetReader, asked: AskedPeriod): Promise<Servable> {
  const period = periodOf(asked, grant.at);
  return sheetFile(await listSheetLogs(grant, period), period, grant.actor.language);
}

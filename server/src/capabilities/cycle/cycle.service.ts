import type { CycleLog, SeenLog, SentLog } from '@lakou/contract/cycle';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { findLog, isMale, lockLogs, saveLog } from './cycle.store.ts';

type Values = Pick<SentLog, keyof SeenLog>;

/** The order of what was chosen does not matter. */
const comparable = (log: Values | null): string | null =>
  log &&
  JSON.stringify([
    log.flow,
    log.bbt ?? null,
    log.cervicalMucus,
    log.ovulationTest,
    log.notes,
    log.intimacy,
    log.symptoms.toSorted(),
    log.contraception.toSorted(),
  ]);
const isSame = (a: Values | null, b: Values | null): boolean => comparable(a) === comparable(b);

/** What another device noted since is not written over; the same words are no conflict. */
async function checkSeen(tx: Grant<'cycle:write', { patientId: string }>, log: SentLog): Promise<void> {
  if (log.seen === undefined) return;
  await lockLogs(tx);
  const present = (await findLog(tx, log.date)) ?? null;
  if (!isSame(present, log.seen) && !isSame(present, log)) fail('entry_changed', { saved: present });
}

/** Sent again with its key, a day is not written over what was noted meanwhile; the reply is what is noted now. */
export async function noteDay(
  grant: Grant<'cycle:write', { patientId: string }>,
  log: SentLog,
  key: string | undefined,
): Promise<CycleLog> {
  if (await isMale(grant)) fail('female_only');
  // The stored reply holds the day alone, so that a log that is erased is not kept there.
  await withIdempotencyKey(grant, { key, request: { call: 'cycle', log } }, async (tx) => {
    await checkSeen(tx, log);
    await saveLog(tx, log);
    return { date: log.date };
  });
  return (await findLog(grant, log.date)) ?? fail('not_found');
}

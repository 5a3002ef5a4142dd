import type { CycleLog, SentLog } from '@lakou/contract/cycle';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { findLog, isMale, saveLog } from './cycle.store.ts';

/** Sent again with its key, a day is not written over what was noted meanwhile; the reply is what is noted now. */
export async function noteDay(
  grant: Grant<'cycle:write', { patientId: string }>,
  log: SentLog,
  key: string | undefined,
): Promise<CycleLog> {
  if (await isMale(grant)) fail('female_only');
  // The stored reply holds the day alone, so that a log that is erased is not kept there.
  await withIdempotencyKey(grant, { key, request: { call: 'cycle', log } }, async (tx) => {
    await saveLog(tx, log);
    return { date: log.date };
  });
  return (await findLog(grant, log.date)) ?? fail('not_found');
}

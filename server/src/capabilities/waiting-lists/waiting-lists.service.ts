import type { NewWaitingListEntry, WaitingListEntry } from '@lakou/contract/waiting-lists';
import { LONGEST_WAIT_DAYS, USUAL_WAIT_DAYS } from '@lakou/contract/waiting-lists.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findEntry, findFirstFree, saveEntry } from './waiting-lists.store.ts';

const DAY_MS = 86_400_000;
const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** The moment that was named; else the first time that is free now; else in four weeks. */
export async function waitFor(
  grant: Grant<'waiting-list:join', { providerId: string }>,
  { before: named, mode }: NewWaitingListEntry,
): Promise<WaitingListEntry> {
  const before = named
    ? new Date(named)
    : ((await findFirstFree(grant, mode)) ?? after(grant.at, USUAL_WAIT_DAYS));
  if (before <= grant.at) fail('time_passed');
  if (before > after(grant.at, LONGEST_WAIT_DAYS)) fail('invalid_request');
  if (!(await saveEntry(grant, { id: uuidv7(), before, mode }))) fail('too_many_waited_for');
  return (await findEntry(grant)) ?? fail('not_found');
}

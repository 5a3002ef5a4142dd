import type { BusyCalendar } from '@lakou/contract/busy-calendars';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Enqueue } from '#platform/jobs/jobs.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { deleteCalendar, findCalendar, saveCalendar } from './busy-calendars.store.ts';

type Changer = Grant<'busy-calendar:change' | 'busy-calendar:remove'>;

const note = (tx: Changer, action: string) =>
  writeAudit(tx, { action, actorId: tx.actor.id, subjectId: tx.actor.id });

/** Calendar programs write `webcal://` for the same address. */
function addressOf(text: string): URL {
  const address = text.replace(/^webcals?:\/\//i, 'https://');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password)
    return fail('invalid_request', { fields: [{ path: 'url', code: 'invalid_request' }] });
  return url;
}

/** The address is kept encrypted, and read by a job at once. */
export function nameCalendar(
  grant: Grant<'busy-calendar:change'>,
  text: string,
  { box, read }: { box: SecretBox; read: Enqueue<{ providerId: string }> },
): Promise<BusyCalendar | null> {
  const url = addressOf(text);
  return inTransaction(grant, async (tx) => {
    await saveCalendar(tx, { host: url.hostname, address: box.seal(url.href, tx.actor.id) });
    await read(tx.db, { providerId: tx.actor.id });
    await note(tx, 'busy-calendar:change');
    return findCalendar(tx);
  });
}

export const removeCalendar = (grant: Grant<'busy-calendar:remove'>): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await deleteCalendar(tx);
    await note(tx, 'busy-calendar:remove');
  });

import type { LiveEvent } from '@lakou/contract/events';
import type { Db } from '../db/db.ts';

export type { LiveEvent };

export const CHANNEL = 'lakou_events';

/** What travels between the instances. */
export interface Envelope {
  readonly to: readonly string[];
  readonly event: LiveEvent;
}

/** Tells every instance, when the transaction commits; each passes it on to these people's open streams. */
export async function publish(db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> {
  const envelope: Envelope = { to: userIds, event };
  await db.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(envelope)]);
}

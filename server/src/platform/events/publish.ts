import type { LiveEvent } from '@lakou/contract/events';
import type { Db } from '../db/db.ts';

export type { LiveEvent };

export const CHANNEL = 'lakou_events';

/** What travels between the instances. */
export interface Envelope {
  readonly to: readonly string[];
  readonly event: LiveEvent;
}

/** Tells every instance, once it is committed; each passes it on to these people's open streams. */
export function publish(db: Db, userIds: readonly string[], event: LiveEvent): void {
  const envelope: Envelope = { to: userIds, event };
  db.notifyAfterCommit(CHANNEL, envelope);
}

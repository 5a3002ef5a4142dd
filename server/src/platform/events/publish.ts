import type { LiveEvent } from '@lakou/contract/events';
import type { Db } from '../db/db.ts';

export type { LiveEvent };

export const CHANNEL = 'lakou_events';

/** For the instances themselves, and for no person: settings were changed. */
export const SETTINGS_CHANGED: LiveEvent = { kind: 'refetch', id: 'settings' };

/** The payload between the instances. */
export interface Envelope {
  readonly to: readonly string[];
  readonly event: LiveEvent;
}

/**
 * Sends the event to every instance after the commit; each passes it on to the open streams of
 * these people.
 */
export function publish(db: Db, userIds: readonly string[], event: LiveEvent): void {
  const envelope: Envelope = { to: userIds, event };
  db.notifyAfterCommit(CHANNEL, envelope);
}

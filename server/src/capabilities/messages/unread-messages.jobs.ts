import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { takeUnread } from './unread.store.ts';

// A person with the conversation open reads it within this time and needs no mail about it.
const AFTER_MS = 30_000;
const AT_ONCE = 200;

/** Notifies people of unread messages, once for each conversation until they have read it. */
export async function notifyUnreadMessages(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const before = new Date(at.getTime() - AFTER_MS);
  const notifySome = () =>
    platform.db.transaction(async (db) => {
      const unread = await takeUnread(db, at, before, AT_ONCE);
      for (const { userId, otherId, name } of unread)
        await notify({ db, at }, { userId, kind: 'message_new', subjectId: otherId, details: { name } });
      return unread.length;
    });
  while ((await notifySome()) === AT_ONCE);
}

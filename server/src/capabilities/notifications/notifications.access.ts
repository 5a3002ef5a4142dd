import { Id } from '@lakou/contract/primitives';
import { policy, type Rule, signedIn } from '#platform/access/policy.ts';

const theirs =
  (table: 'notifications' | 'push_subscriptions'): Rule<{ id: string }> =>
  async ({ actor, db, params }) => {
    const id = Id.safeParse(params.id);
    if (!id.success) return undefined;
    const found = await db.read(`select 1 from ${table} where id = $1 and user_id = $2`, [id.data, actor.id]);
    return found.length > 0 ? { id: id.data } : undefined;
  };

export const canReadNotifications = policy('notifications:read', signedIn);
export const canMarkNotification = policy('notification:mark', signedIn, { object: theirs('notifications') });
export const canMarkNotifications = policy('notifications:mark', signedIn);
export const canSubscribe = policy('push:subscribe', signedIn);
export const canUnsubscribe = policy('push:unsubscribe', signedIn, { object: theirs('push_subscriptions') });
export const canReadSettings = policy('notification-settings:read', signedIn);
export const canChangeSettings = policy('notification-settings:change', signedIn);

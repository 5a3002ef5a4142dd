import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { isOwnNotification, isOwnSubscription } from './notifications.store.ts';

const theirs =
  (isOwn: typeof isOwnNotification): Rule<{ id: string }, ById> =>
  async (question) => {
    const { id } = question.params;
    return (await isOwn(question, id)) ? { id } : undefined;
  };

export const canReadNotifications = policy('notifications:read', signedIn);
export const canMarkNotification = policy('notification:mark', signedIn, {
  object: theirs(isOwnNotification),
});
export const canMarkNotifications = policy('notifications:mark', signedIn);
export const canSubscribe = policy('push:subscribe', signedIn);
export const canUnsubscribe = policy('push:unsubscribe', signedIn, { object: theirs(isOwnSubscription) });
export const canReadSettings = policy('notification-settings:read', signedIn);
export const canChangeSettings = policy('notification-settings:change', signedIn);

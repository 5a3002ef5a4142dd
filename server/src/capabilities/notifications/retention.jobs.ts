import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldNotifications } from './retention.store.ts';

const MONTH_MS = 31 * 24 * 3600 * 1000;

/** Deletes notifications of the age that the operator set; what they told of stays. */
export async function forgetOldNotifications({ db, clock, config }: Platform): Promise<void> {
  const { notificationMonths } = config;
  if (!notificationMonths) return;
  const at = clock.now();
  const grant = systemGrant('notifications:forget', { db, at, requestId: 'old-notifications' });
  const before = new Date(at.getTime() - notificationMonths * MONTH_MS);
  await deleteOldNotifications(grant, before);
}

import type { Capability } from '#platform/capability.ts';
import { deliverNotifications } from './delivery.jobs.ts';
import { notifications } from './notifications.routes.ts';
import { forgetOldNotifications } from './retention.jobs.ts';

export const capability = {
  routes: notifications,
  jobs(platform) {
    deliverNotifications(platform);
    platform.jobs.recurring('old-notifications', '29 6 * * *', () => forgetOldNotifications(platform));
  },
  ownTables: { notifications: 'user_id' },
} satisfies Capability;

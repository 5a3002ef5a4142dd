import type { Capability } from '#platform/capability.ts';
import { deliverNotifications } from './delivery.jobs.ts';
import { notifications } from './notifications.routes.ts';

export const capability = {
  routes: notifications,
  jobs: deliverNotifications,
  ownTables: { notifications: 'user_id' },
} satisfies Capability;

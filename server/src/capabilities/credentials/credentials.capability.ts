import type { Capability } from '#platform/capability.ts';
import { credentials } from './credentials.routes.ts';
import { remindOfCredentials } from './reminders.jobs.ts';

export const capability = {
  routes: credentials,
  jobs(platform) {
    platform.jobs.recurring('credential-reminders', '23 * * * *', () => remindOfCredentials(platform));
  },
  ownTables: { credentials: 'provider_id' },
} satisfies Capability;

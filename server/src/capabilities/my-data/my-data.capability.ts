import type { Capability } from '#platform/capability.ts';
import { eraseDueAccounts } from './erasure.service.ts';
import { myData } from './my-data.routes.ts';

export const capability = {
  routes: myData,
  // Once a day, at night in Haiti.
  jobs: (platform, capabilities) =>
    platform.jobs.recurring('erase-accounts', '23 7 * * *', () => eraseDueAccounts(platform, capabilities)),
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { tellWaiting } from './telling.jobs.ts';
import { waitingLists } from './waiting-lists.routes.ts';

export const capability = {
  routes: waitingLists,
  jobs(platform) {
    platform.jobs.recurring('waiting-lists', '* * * * *', () => tellWaiting(platform));
  },
  ownTables: { waiting_list_entries: 'patient_id' },
} satisfies Capability;

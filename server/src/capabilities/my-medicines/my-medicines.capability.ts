import type { Capability } from '#platform/capability.ts';
import { myMedicines } from './my-medicines.routes.ts';
import { remindOfDoses } from './reminders.jobs.ts';

export const capability = {
  routes: myMedicines,
  jobs: (platform) =>
    platform.jobs.recurring('medicine-reminders', '* * * * *', () => remindOfDoses(platform)),
  ownTables: { medicine_plans: 'patient_id', medicine_doses: 'patient_id' },
} satisfies Capability;

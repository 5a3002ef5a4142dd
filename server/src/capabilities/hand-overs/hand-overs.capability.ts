import type { Capability } from '#platform/capability.ts';
import { handOvers } from './hand-overs.routes.ts';
import { copyHandOvers } from './hand-overs.store.ts';
import { tellOfAge } from './telling.jobs.ts';

export const capability = {
  routes: handOvers,
  jobs(platform) {
    platform.jobs.recurring('coming-of-age', '47 * * * *', () => tellOfAge(platform));
  },
  ownTables: { handed_over_dependents: 'patient_id' },
  copy: copyHandOvers,
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { copySponsorships } from './consent.store.ts';
import { declareSponsorshipJobs } from './sponsorships.jobs.ts';
import { sponsorships } from './sponsorships.routes.ts';

export const capability = {
  routes: sponsorships,
  jobs: declareSponsorshipJobs,
  ownTables: { sponsorship_listings: 'patient_id' },
  copy: copySponsorships,
  async demo(session, { clock }) {
    const { seedSponsorships } = await import('./sponsorships.demo.ts');
    await seedSponsorships(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { askForMonthly, tellGivers } from './community-fund.jobs.ts';
import { communityFund } from './community-fund.routes.ts';
import { copyUses, forgetThanks } from './given.store.ts';

export const capability = {
  routes: communityFund,
  jobs(platform) {
    platform.jobs.recurring('tell-givers', '11 * * * *', () => tellGivers(platform));
    platform.jobs.recurring('monthly-gifts', '5 13 * * *', () => askForMonthly(platform));
  },
  ownTables: { fund_requests: 'patient_id', monthly_gifts: 'donor_id' },
  copy: copyUses,
  erase: forgetThanks,
  async demo(session, platform) {
    const { seedCommunityFund } = await import('./community-fund.demo.ts');
    await seedCommunityFund(session, platform);
  },
} satisfies Capability;

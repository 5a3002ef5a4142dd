import type { Capability } from '#platform/capability.ts';
import { marketing } from './marketing.routes.ts';
import { counterOf, forgetOldCounts } from './site-counts.service.ts';

export const capability = {
  routes: marketing,
  jobs(platform) {
    platform.jobs.recurring('old-site-counts', '23 6 * * *', () => forgetOldCounts(platform));
  },
  async demo(session, { clock }) {
    const { seedMarketing } = await import('./marketing.demo.ts');
    await seedMarketing(session, clock.now());
  },
  answered: (platform) => counterOf(platform).count,
} satisfies Capability;

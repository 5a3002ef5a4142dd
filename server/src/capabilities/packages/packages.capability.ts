import type { Capability } from '#platform/capability.ts';
import { endExpired } from './package-ends.service.ts';
import { packages } from './packages.routes.ts';

export const capability = {
  routes: packages,
  jobs(platform) {
    platform.jobs.recurring('packages', '23 * * * *', () => endExpired(platform));
  },
  async demo(session, { clock }) {
    const { seedPackages } = await import('./packages.demo.ts');
    await seedPackages(session, clock.now());
  },
  ownTables: { packages: 'patient_id', package_offers: 'provider_id' },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { medicines } from './medicines.routes.ts';
import { medicinePages } from './public-pages.service.ts';

export const capability = {
  routes: medicines,
  articles: medicinePages,
  async demo(_session, platform) {
    const { openDemoPharmacies } = await import('./pharmacies.demo.ts');
    await openDemoPharmacies(platform);
  },
} satisfies Capability;

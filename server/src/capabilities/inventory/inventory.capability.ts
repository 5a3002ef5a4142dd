import type { Capability } from '#platform/capability.ts';
import { inventory } from './inventory.routes.ts';
import { tellOfEndingLots } from './lots.jobs.ts';

export const capability = {
  routes: inventory,
  ownTables: { inventory_movements: 'actor_id', stocktakes: 'counted_by' },
  jobs(platform) {
    // In the morning of Haiti.
    platform.jobs.recurring('lots-ending', '40 11 * * *', () => tellOfEndingLots(platform));
  },
  async demo(session, { clock }) {
    const { seedInventory } = await import('./inventory.demo.ts');
    await seedInventory(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { inventory } from './inventory.routes.ts';

export const capability = {
  routes: inventory,
  ownTables: { inventory_movements: 'actor_id' },
  async demo(session, { clock }) {
    const { seedInventory } = await import('./inventory.demo.ts');
    await seedInventory(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { healthWorkers } from './health-workers.routes.ts';

export const capability = {
  routes: healthWorkers,
  ownTables: { health_workers: 'user_id' },
  async demo(session, { clock }) {
    const { seedHealthWorkers } = await import('./health-workers.demo.ts');
    await seedHealthWorkers(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { walkIns } from './walk-ins.routes.ts';

export const capability = {
  routes: walkIns,
  async demo(session, { clock }) {
    const { seedWalkIns } = await import('./walk-ins.demo.ts');
    await seedWalkIns(session, clock.now());
  },
} satisfies Capability;

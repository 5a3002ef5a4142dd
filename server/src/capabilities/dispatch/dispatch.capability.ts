import type { Capability } from '#platform/capability.ts';
import { dispatch } from './dispatch.routes.ts';

export const capability = {
  routes: dispatch,
  async demo(session, { clock }) {
    const { seedDispatch } = await import('./dispatch.demo.ts');
    await seedDispatch(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { representatives } from './representatives.routes.ts';
import { copyRepresentatives } from './representatives.store.ts';

export const capability = {
  routes: representatives,
  copy: copyRepresentatives,
  async demo(session, { clock }) {
    const { seedRepresentatives } = await import('./representatives.demo.ts');
    await seedRepresentatives(session, clock.now());
  },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { agenda } from './agenda.routes.ts';

export const capability = {
  routes: agenda,
  async demo(session, { clock }) {
    const { seedAgenda } = await import('./agenda.demo.ts');
    await seedAgenda(session, clock.now());
  },
  ownTables: { agenda_entries: 'provider_id' },
} satisfies Capability;

import type { Capability } from '#platform/capability.ts';
import { team } from './team.routes.ts';

export const capability = {
  routes: team,
  ownTables: { team_messages: 'author_id', team_seen: 'user_id' },
  async demo(session, { clock }) {
    const { seedTeam } = await import('./team.demo.ts');
    await seedTeam(session, clock.now());
  },
} satisfies Capability;

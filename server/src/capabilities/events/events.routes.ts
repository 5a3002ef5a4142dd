import type { Routes } from '#platform/capability.ts';
import { canListen } from './events.access.ts';

export const events: Routes = (on, platform) => {
  on('GET /api/events', canListen, ({ grant: { actor } }) =>
    platform.events.open({ userId: actor.id, sessionId: actor.sessionId }),
  );
};

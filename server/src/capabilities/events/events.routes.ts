import type { Capability } from '../../app.ts';
import { canListen } from './events.access.ts';

export const events: Capability = (on, platform) => {
  on('GET /api/events', canListen, ({ grant: { actor } }) =>
    platform.events.open({ userId: actor.id, sessionId: actor.sessionId }),
  );
};

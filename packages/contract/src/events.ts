import { z } from 'zod';
import { EVENT_KINDS } from './events.rules.ts';
import type { Contract } from './kit.ts';

/** An event has only ids: the receiver then reads what they may see. */
export const LiveEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  /** The object: a booking, the other person of a conversation, a session. */
  id: z.string(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = {
  'GET /api/events': {
    summary: 'What happens to the caller, as it happens: server-sent events, each the JSON of one',
    reply: LiveEvent,
    stream: 'events',
  },
} as const satisfies Contract;

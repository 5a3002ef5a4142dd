import { z } from 'zod';
import { CALL_MODES, LONGEST_GUEST_NAME, PERSON_KINDS, PRESENCES } from './calls.rules.ts';
import { IceSettings, ReceivedSignal, SentSignals } from './calls.ts';
import type { Contract } from './kit.ts';
import { Id, PersonName } from './primitives.ts';

const Token = z.string().min(1).max(100);

/** What whoever holds a link learns: that there is a visit, and when; not of whom. */
export const GuestInvitation = z.object({
  mode: z.enum(CALL_MODES),
  opensAt: z.string(),
  open: z.boolean(),
});
export type GuestInvitation = z.infer<typeof GuestInvitation>;

const GuestRoom = z.object({
  mode: z.enum(CALL_MODES),
  me: z.enum(PRESENCES),
  /** Who else is in, by first name; nobody before the guest is in. */
  people: z.array(z.object({ connectionId: Id, name: z.string(), kind: z.enum(PERSON_KINDS) })),
});
export type GuestRoom = z.infer<typeof GuestRoom>;

/** The key proves that it is the browser that used the link. */
const Place = z.object({ key: Token, connectionId: Id });

/** Calls of guests, who have no account: the link leads to one visit, and to nothing else of anybody. */
export const callGuests = {
  'POST /api/call-guests/look': {
    summary: 'When the visit behind a link is; unknown, removed and expired links are answered alike',
    body: z.object({ token: Token }),
    reply: GuestInvitation,
  },
  'POST /api/call-guests/join': {
    summary:
      'Come to the door by a link. The first browser gets a key, with which it can come again; no other can',
    body: z.object({ token: Token, key: Token.optional(), name: PersonName.max(LONGEST_GUEST_NAME) }),
    reply: Place.extend({ room: GuestRoom }),
  },
  'POST /api/call-guests/sync': {
    summary:
      'I am still here: who else is, what to connect with once I am in, and the signals for this browser',
    body: Place.extend({ after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    reply: z.object({ room: GuestRoom, ice: IceSettings.nullable(), signals: z.array(ReceivedSignal) }),
  },
  'POST /api/call-guests/signals': {
    summary: 'Send descriptions and candidates to the browser of another person in the room',
    body: SentSignals.extend({ key: Token }),
    status: 204,
  },
  'POST /api/call-guests/leave': {
    summary: 'Leave the room; who comes back waits at the door again',
    body: Place,
    status: 204,
  },
} as const satisfies Contract;

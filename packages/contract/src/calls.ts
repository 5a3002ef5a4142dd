import { z } from 'zod';
import { BookingStatus } from './bookings.ts';
import {
  CALL_MODES,
  GUEST_PRESENCES,
  LONGEST_SIGNAL,
  MOST_SIGNALS_AT_ONCE,
  PRESENCES,
  SIDES,
  SIGNAL_KINDS,
} from './calls.rules.ts';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

/** Whom one of the two has invited. */
const CallGuest = z.object({
  id: Id,
  /** As they gave it when they came by the link. */
  name: z.string().nullable(),
  presence: z.enum(GUEST_PRESENCES),
  /** Their browser, once they and the reader are in. */
  connectionId: Id.nullable(),
});
export type CallGuest = z.infer<typeof CallGuest>;

/** The room of a visit; who the two are is told by the visit itself. */
export const CallRoom = z.object({
  side: z.enum(SIDES),
  mode: z.enum(CALL_MODES),
  status: BookingStatus,
  /** The time here, for clocks that are wrong. */
  at: z.string(),
  startsAt: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  open: z.boolean(),
  me: z.enum(PRESENCES),
  other: z.enum(PRESENCES),
  /** The browser of the other person, once both are in; another one after a reload. */
  otherConnectionId: Id.nullable(),
  /** Since when the patient waits at the door. */
  waitingSince: z.string().nullable(),
  /** How many patients of the provider are to be seen before this one. */
  ahead: z.number().int(),
  /** Since when both are in. */
  togetherSince: z.string().nullable(),
  guests: z.array(CallGuest),
});
export type CallRoom = z.infer<typeof CallRoom>;

const Signal = z.object({
  kind: z.enum(SIGNAL_KINDS),
  /** The JSON of a session description or of an ICE candidate, passed on unread. */
  data: z.string().min(1).max(LONGEST_SIGNAL),
});
export type Signal = z.infer<typeof Signal>;

export const ReceivedSignal = Signal.extend({ seq: z.number(), from: Id });
export type ReceivedSignal = z.infer<typeof ReceivedSignal>;

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const IceSettings = z.object({
  iceServers: z.array(IceServer),
  /** Whether neither may learn the network address of the other: everything goes through the relay. */
  relayOnly: z.boolean(),
});
export type IceSettings = z.infer<typeof IceSettings>;

/** What a browser connects with. */
export const CallTicket = IceSettings.extend({ connectionId: Id, room: CallRoom });
export type CallTicket = z.infer<typeof CallTicket>;

const Connection = z.object({ connectionId: Id });
export const SentSignals = Connection.extend({
  to: Id,
  signals: z.array(Signal).min(1).max(MOST_SIGNALS_AT_ONCE),
});
export type SentSignals = z.infer<typeof SentSignals>;

const ById = z.object({ id: Id });
const Guest = z.object({ id: Id, guestId: Id });

/** The id in each path is that of the visit. */
export const calls = {
  'GET /api/calls/:id': {
    summary: 'The room of a video or audio visit: when it opens, and who is there',
    params: ById,
    reply: CallRoom,
  },
  'POST /api/calls/:id/join': {
    summary:
      'Enter the room, from ten minutes before the visit: the provider at once, the patient to the door. A second browser takes the place of the first',
    params: ById,
    reply: CallTicket,
  },
  'POST /api/calls/:id/sync': {
    summary: 'I am still here: who else is, and the signals for this browser after the last one it has',
    params: ById,
    body: Connection.extend({ after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    reply: z.object({ room: CallRoom, signals: z.array(ReceivedSignal) }),
  },
  'POST /api/calls/:id/signals': {
    summary: 'Send descriptions and candidates to the browser of another person in the room',
    params: ById,
    body: SentSignals,
    status: 204,
  },
  'POST /api/calls/:id/admit': {
    summary: 'The provider lets the patient in',
    params: ById,
    reply: CallRoom,
  },
  'POST /api/calls/:id/leave': {
    summary: 'Leave the room; who comes back waits at the door again',
    params: ById,
    body: Connection,
    status: 204,
  },
  'POST /api/calls/:id/guests': {
    summary:
      'Make a link by which one more person can come to the door, without an account; it is told this once',
    params: ById,
    reply: z.object({ id: Id, token: z.string() }),
    status: 201,
  },
  'POST /api/calls/:id/guests/:guestId/admit': {
    summary: 'One of the two, in the room themself, lets a guest in',
    params: Guest,
    reply: CallRoom,
  },
  'DELETE /api/calls/:id/guests/:guestId': {
    summary: 'The link is dead, and who came by it is out',
    params: Guest,
    status: 204,
  },
} as const satisfies Contract;

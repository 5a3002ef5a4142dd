import { z } from 'zod';
import {
  ENTRY_TYPES,
  LONGEST_ENTRY_MINUTES,
  LONGEST_ENTRY_TITLE,
  SHORTEST_ENTRY_MINUTES,
  USUAL_ENTRY_MINUTES,
} from './agenda.rules.ts';
import { Booking } from './bookings.ts';
import type { Contract } from './kit.ts';
import { Id, Instant, line, PlainDate } from './primitives.ts';

const EntryType = z.enum(ENTRY_TYPES);

/** What a provider plans beside the visits that patients booked; no visit can be booked at its time. */
export const AgendaEntry = z.object({
  id: Id,
  title: z.string(),
  type: EntryType,
  /** When it begins. */
  time: z.string(),
  endsAt: z.string(),
  /** The same for all entries that were planned as one that repeats; null for a single one. */
  seriesId: Id.nullable(),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const NewAgendaEntry = z.object({
  title: line(LONGEST_ENTRY_TITLE).min(1),
  time: Instant,
  type: EntryType.default('visit'),
  minutes: z
    .number()
    .int()
    .min(SHORTEST_ENTRY_MINUTES)
    .max(LONGEST_ENTRY_MINUTES)
    .default(USUAL_ENTRY_MINUTES),
});
export type NewAgendaEntry = z.infer<typeof NewAgendaEntry>;

/** `repeatUntil`: the same weekday and time each week, up to and with this day of the provider's time zone. */
const PlannedEntry = NewAgendaEntry.extend({ repeatUntil: PlainDate.optional() });
export type PlannedEntry = z.infer<typeof PlannedEntry>;

/** A time that another calendar of the provider says is taken; what for is not kept. */
const BusyTime = z.object({ startsAt: z.string(), endsAt: z.string() });
export type BusyTime = z.infer<typeof BusyTime>;

/** The way between two home visits of a day. */
const TravelLeg = z.object({
  fromBookingId: Id,
  toBookingId: Id,
  kilometres: z.number(),
  minutes: z.number().int(),
  /** By road where a routing service told it, else in a straight line. */
  by: z.enum(['road', 'line']),
  /** Whether the time between the visits is shorter than the way. */
  tight: z.boolean(),
});
export type TravelLeg = z.infer<typeof TravelLeg>;

export const AgendaSpan = z.object({
  bookings: z.array(Booking),
  entries: z.array(AgendaEntry),
  busy: z.array(BusyTime),
  travel: z.array(TravelLeg),
});
export type AgendaSpan = z.infer<typeof AgendaSpan>;

const AgendaFeed = z.object({
  /** When the secret address was made; null when there is none. */
  createdAt: z.string().nullable(),
  /** When a calendar last read it. */
  readAt: z.string().nullable(),
});
export type AgendaFeed = z.infer<typeof AgendaFeed>;

const OneEntry = z.object({ id: Id });

/** A provider's own agenda: visits, what they plan beside them, and a calendar that other programs read. */
export const agenda = {
  'GET /api/providers/me/agenda': {
    summary: 'Visits, entries and the ways between home visits over some days, in the order of time',
    query: z.object({ from: Instant, to: Instant }),
    reply: AgendaSpan,
  },
  'POST /api/providers/me/entries': {
    summary: 'Plan a visit, a virtual visit, travel or a break; refused where something is planned already',
    body: PlannedEntry,
    /** The first one, and the days on which something else was planned already. */
    reply: AgendaEntry.extend({ skipped: z.array(PlainDate) }),
    status: 201,
  },
  'GET /api/providers/me/entries/:id': { summary: 'One entry', params: OneEntry, reply: AgendaEntry },
  'PUT /api/providers/me/entries/:id': {
    summary: 'Change or move an entry',
    params: OneEntry,
    body: NewAgendaEntry,
    reply: AgendaEntry,
  },
  'DELETE /api/providers/me/entries/:id': {
    summary: 'Take an entry out of the agenda, or with `all` also those of its series that are not over',
    params: OneEntry,
    query: z.object({ all: z.enum(['0', '1']).optional() }),
  },
  'GET /api/providers/me/agenda/feed': {
    summary: 'Whether there is a secret calendar address, and when it was last read',
    reply: AgendaFeed,
  },
  'POST /api/providers/me/agenda/feed': {
    summary: 'Make a secret calendar address; an earlier one stops working. It is shown only now',
    reply: AgendaFeed.extend({ url: z.string() }),
    status: 201,
  },
  'DELETE /api/providers/me/agenda/feed': { summary: 'Revoke the secret calendar address' },
  'GET /api/calendars/:token': {
    summary: 'The agenda as a calendar (.ics), for programs that hold the secret address; it names nobody',
    params: z.object({ token: z.string().max(100) }),
    download: true,
  },
} as const satisfies Contract;

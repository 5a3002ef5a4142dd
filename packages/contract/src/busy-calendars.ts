import { z } from 'zod';
import {
  BUSY_CALENDAR_PROBLEMS,
  BUSY_CALENDAR_STATES,
  LONGEST_CALENDAR_ADDRESS,
} from './busy-calendars.rules.ts';
import type { Contract } from './kit.ts';

/** What is known of it; the address itself is a secret and is not told again. */
const BusyCalendar = z.object({
  host: z.string(),
  state: z.enum(BUSY_CALENDAR_STATES),
  /** Why it could not be read the last time. */
  problem: z.enum(BUSY_CALENDAR_PROBLEMS).nullable(),
  readAt: z.string().nullable(),
  /** How many times in the year to come it blocks. */
  times: z.int(),
  /** Events that repeat in a way that is not read: only their first date blocks. */
  unread: z.int(),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;

const Answer = z.object({ calendar: BusyCalendar.nullable() });

/** Another calendar of a provider, by its address: what it says is busy cannot be booked. */
export const busyCalendars = {
  'GET /api/providers/me/busy-calendar': {
    summary: 'Which other calendar blocks times of one’s agenda, and when it was last read',
    reply: Answer,
  },
  'PUT /api/providers/me/busy-calendar': {
    summary: 'Name the https address of another calendar (.ics); it is read at once and then each hour',
    body: z.object({ url: z.string().trim().min(1).max(LONGEST_CALENDAR_ADDRESS) }),
    reply: Answer,
  },
  'DELETE /api/providers/me/busy-calendar': {
    summary: 'Forget the other calendar and the times it blocked',
  },
} as const satisfies Contract;

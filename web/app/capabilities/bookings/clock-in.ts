import { momentOf } from '@lakou/contract/my-medicines.rules';
import { dayIn } from '#platform/time/days.ts';

/** The time of the day in a zone, `HH:MM`. */
export const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** The moment at which clocks of another zone show the same day and time. */
export const sameClockIn = (at: Date, from: string, to: string): Date =>
  momentOf(dayIn(from, at), clockIn(from, at), to);

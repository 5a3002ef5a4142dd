import { ownTimeZone } from './time-zone.ts';

// Creating a formatter takes much longer than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string => formatterIn(timeZone).format(at);

/** The calendar day of a moment in the zone of this device. */
export const dayHere = (at: Date): string => dayIn(ownTimeZone(), at);

/** The calendar day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The same day of the calendar, some years earlier. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

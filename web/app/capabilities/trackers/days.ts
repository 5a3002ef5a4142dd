import { dayHere } from '#platform/time/days.ts';

const pad = (value: number) => String(value).padStart(2, '0');

export const DAY_MS = 24 * 3600 * 1000;

/** Midnight, this many days earlier. Uses the calendar, because days with a clock change have 23 or 25 hours. */
export const daysBefore = (at: Date, days: number): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() - days);

/** The value of a `datetime-local` field. */
export const toField = (at: Date): string => `${dayHere(at)}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/**
 * The moment in a field; undefined when it is not valid. An unchanged field means exactly `shown`, so that of two
 * readings within a minute the later one stays newer.
 */
export function fromField(text: string, shown?: Date): string | undefined {
  if (shown && text === toField(shown)) return shown.toISOString();
  const at = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

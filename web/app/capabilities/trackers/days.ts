import { dayHere } from '#platform/time/days.ts';

const pad = (value: number) => String(value).padStart(2, '0');

export const DAY_MS = 24 * 3600 * 1000;

/** Midnight, so many days before. Days with a change of the clock have 23 or 25 hours: the calendar counts them. */
export const daysBefore = (at: Date, days: number): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() - days);

/** What a `datetime-local` field shows. */
export const toField = (at: Date): string => `${dayHere(at)}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/**
 * Undefined while it is not a moment. A field that still shows `shown` means that very moment: of two readings within a
 * minute, the later one must stay the newer.
 */
export function fromField(text: string, shown?: Date): string | undefined {
  if (shown && text === toField(shown)) return shown.toISOString();
  const at = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

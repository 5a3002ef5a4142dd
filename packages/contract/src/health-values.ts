import { z } from 'zod';
import { Instant, PlainDate, SentDate } from './primitives.ts';

const isPlausible = (day: string) => day >= '1900-01-01' && day <= '2199-12-31';

/**
 * A date in a plausible range: others are typing mistakes, and some do not exist in any calendar.
 */
export const HealthDay = PlainDate.refine(isPlausible);

/** The same, where a date with a time counts as its day. */
export const SentHealthDay = SentDate.refine(isPlausible);

const isDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(?:[.,]\d+)?$/.test(value.trim());

/** A number, or its digits as text, because forms send text. An empty field means no value. */
export const sentNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (isDigits(value)) return Number(value.trim().replace(',', '.'));
    return typeof value === 'string' && value.trim() === '' ? undefined : value;
  }, schema);

/** An instant; or a day, which means its noon. */
export const Moment = z.union([Instant, PlainDate]);

/** Noon UTC is the same day in Haiti and all over the United States. */
export const momentOf = (sent: string): Date => new Date(sent.length === 10 ? `${sent}T12:00:00Z` : sent);

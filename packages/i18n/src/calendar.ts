/** An instant as local time at a place. The time zone (IANA) is never guessed. */
export interface ZonedInstant {
  at: Date;
  timeZone: string;
}

/** A calendar day: `YYYY-MM-DD`, the same wherever it is read, or the local day of an instant. */
export type Day = string | ZonedInstant;

interface CalendarFields {
  year: string;
  /** 1 to 12. */
  month: number;
  day: number;
  /** `Mon` … `Sun`, a key and not a text. */
  weekday: string;
  hour: number;
  minute: number;
}

// Creating a formatter costs far more than using it, and there are few time zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * Throws a RangeError for an invalid day or time zone: dates are checked where they enter, not
 * where they are shown.
 */
export function fieldsOf(day: Day): CalendarFields {
  const { at, timeZone } = typeof day === 'string' ? { at: startOfPlainDate(day), timeZone: 'UTC' } : day;
  const parts = new Map(
    formatterIn(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return {
    year: parts.get('year') ?? '',
    month: Number(parts.get('month')),
    day: Number(parts.get('day')),
    weekday: parts.get('weekday') ?? '',
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
}

function startOfPlainDate(date: string): Date {
  const start = new Date(`${date}T00:00:00Z`);
  // Some engines read 30 February as 2 March, others refuse it
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`not a calendar date: ${date}`);
  }
  return start;
}

import { Temporal } from 'temporal-polyfill';

/** More than a year has no room in the agenda. */
const MOST_WEEKS = 54;

/** The same weekday and clock time in that zone, week after week, up to and with the last day. */
export function weeklyStarts(first: Date, until: string, timeZone: string): Date[] {
  const start = Temporal.Instant.fromEpochMilliseconds(first.getTime()).toZonedDateTimeISO(timeZone);
  const last = Temporal.PlainDate.from(until);
  const starts: Date[] = [];
  for (let weeks = 0; weeks <= MOST_WEEKS; weeks++) {
    const next = start.add({ weeks });
    if (Temporal.PlainDate.compare(next.toPlainDate(), last) > 0) break;
    starts.push(new Date(next.epochMilliseconds));
  }
  return starts;
}

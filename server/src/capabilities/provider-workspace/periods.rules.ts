import type { EarningsPeriod } from '@lakou/contract/provider-workspace';
import { Temporal } from 'temporal-polyfill';

const MOST_DAYS = 1100;
const USUAL_DAYS = 30;

/** Calendar days, both included. */
export interface Days {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** As requested, else the month up to today; undefined when the span is invalid or too long. */
export function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Days | undefined {
  const last = Temporal.PlainDate.from(to ?? today);
  const first = from ? Temporal.PlainDate.from(from) : last.subtract({ days: USUAL_DAYS - 1 });
  const { days } = first.until(last);
  return days < 0 || days > MOST_DAYS ? undefined : { from: first, to: last };
}

/** The first instant of a local day; the clock may jump over midnight. */
export const momentOf = (day: Temporal.PlainDate, timeZone: string): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);

/**
 * The first days of the periods in a span; weeks begin on Monday. The first period begins with the
 * span.
 */
export function startsOf({ from, to }: Days, by: EarningsPeriod): Temporal.PlainDate[] {
  const step = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } }[by];
  const whole = {
    day: from,
    week: from.subtract({ days: from.dayOfWeek - 1 }),
    month: from.with({ day: 1 }),
  };
  const starts: Temporal.PlainDate[] = [];
  for (let day = whole[by]; Temporal.PlainDate.compare(day, to) <= 0; day = day.add(step))
    starts.push(starts.length === 0 ? from : day);
  return starts;
}

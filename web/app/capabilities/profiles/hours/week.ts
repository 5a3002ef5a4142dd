import type { Weekday, WorkHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import { minutesOf } from '#platform/time/minutes.ts';

export const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);

/** From one time of a day to another time of the same day, at a place and for kinds of visit where these are named. */
export interface Span extends Omit<WorkHours, 'day'> {}

const USUAL: Span = { from: '08:00', to: '16:00' };
const END_OF_DAY = 23 * 60 + 59;

export const spansOf = (hours: readonly WorkHours[], day: Weekday): Span[] =>
  hours.filter((span) => span.day === day).map(({ day: _, ...span }) => span);

/** The week with these spans on that day; the days stay in order. */
export function withSpans(hours: readonly WorkHours[], day: Weekday, spans: readonly Span[]): WorkHours[] {
  return WEEKDAYS.flatMap((one) =>
    (one === day ? spans : spansOf(hours, one)).map((span) => ({ day: one, ...span })),
  );
}

export const copyDay = (hours: readonly WorkHours[], from: Weekday, to: readonly Weekday[]): WorkHours[] =>
  to.reduce<WorkHours[]>((week, day) => withSpans(week, day, spansOf(hours, from)), [...hours]);

/** The first value of a new span: it starts an hour after the last one ends. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return USUAL;
  const from = Math.min(minutesOf(last.to) + 60, END_OF_DAY - 1);
  return { ...last, from: clockOf(from), to: clockOf(Math.min(from + 240, END_OF_DAY)) };
}

/** Whether each span ends after it begins and none overlap. */
export function areValid(spans: readonly Span[]): boolean {
  const inOrder = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.every(
    ({ from, to }, at) =>
      from !== '' && from < to && (inOrder[at - 1] === undefined || (inOrder[at - 1]?.to ?? '') <= from),
  );
}

export const isWeekValid = (hours: readonly WorkHours[]): boolean =>
  WEEKDAYS.every((day) => areValid(spansOf(hours, day)));
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

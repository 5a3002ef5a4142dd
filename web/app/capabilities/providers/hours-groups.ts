import type { OpenHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';

type Weekday = (typeof WEEKDAYS)[number];

/** Days with the same hours, those that follow each other as one range. */
export interface HoursGroup {
  readonly ranges: readonly { readonly first: Weekday; readonly last: Weekday }[];
  /** In order; empty on closed days. */
  readonly spans: readonly Pick<OpenHours, 'from' | 'to'>[];
}

const keyOf = (spans: HoursGroup['spans']) => spans.map(({ from, to }) => `${from}-${to}`).join();

const spansOn = (hours: readonly OpenHours[], day: Weekday): HoursGroup['spans'] =>
  hours
    .filter((one) => one.day === day)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => a.from.localeCompare(b.from));

function rangesOf(days: readonly Weekday[]): HoursGroup['ranges'] {
  const ranges: { first: Weekday; last: Weekday }[] = [];
  for (const day of days) {
    const before = ranges.at(-1);
    const follows = before && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(before.last) + 1;
    if (follows) before.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

/** The week from Monday on, days with the same hours together. */
export function groupHours(hours: readonly OpenHours[]): HoursGroup[] {
  const byHours = Map.groupBy(WEEKDAYS, (day) => keyOf(spansOn(hours, day)));
  return [...byHours.values()].map((days) => ({
    ranges: rangesOf(days),
    spans: spansOn(hours, days[0] ?? 'mon'),
  }));
}

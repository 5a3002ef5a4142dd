import type { OpenHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';

type Weekday = (typeof WEEKDAYS)[number];

/** Days that follow each other and have the same hours. */
export interface HoursGroup {
  readonly first: Weekday;
  readonly last: Weekday;
  /** In order; empty on closed days. */
  readonly spans: readonly Pick<OpenHours, 'from' | 'to'>[];
}

const keyOf = (spans: HoursGroup['spans']) => spans.map(({ from, to }) => `${from}-${to}`).join();

/** The week from Monday on, days with the same hours together. */
export function groupHours(hours: readonly OpenHours[]): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const day of WEEKDAYS) {
    const spans = hours
      .filter((one) => one.day === day)
      .map(({ from, to }) => ({ from, to }))
      .toSorted((a, b) => a.from.localeCompare(b.from));
    const before = groups.at(-1);
    if (before && keyOf(before.spans) === keyOf(spans)) groups[groups.length - 1] = { ...before, last: day };
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

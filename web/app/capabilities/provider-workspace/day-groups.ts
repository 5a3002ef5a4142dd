import type { AvailabilityException } from '@lakou/contract/scheduling';
import { addDays } from '#platform/time/days.ts';

/** Days that follow each other and have the same hours, shown as one line. */
export interface DayGroup {
  readonly from: string;
  readonly to: string;
  readonly hours: AvailabilityException['hours'];
}

/** The days from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days in order; those that follow each other and are alike become one group. */
export function groupDays(days: readonly AvailabilityException[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const { day, hours } of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = groups.at(-1);
    const goesOn =
      last && addDays(last.to, 1) === day && JSON.stringify(last.hours) === JSON.stringify(hours);
    if (goesOn) groups[groups.length - 1] = { ...last, to: day };
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}

const without = (days: readonly AvailabilityException[], { from, to }: Pick<DayGroup, 'from' | 'to'>) =>
  days.filter(({ day }) => day < from || day > to);

/** The days without those of a group. */
export const withoutGroup = (
  days: readonly AvailabilityException[],
  group: DayGroup,
): AvailabilityException[] => without(days, group);

/** The days of a group with these hours, instead of what they were. */
export const withGroup = (days: readonly AvailabilityException[], group: DayGroup): AvailabilityException[] =>
  [
    ...without(days, group),
    ...daysBetween(group.from, group.to).map((day) => ({ day, hours: group.hours })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));

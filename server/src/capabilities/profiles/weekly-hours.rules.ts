import type { OpenHours } from '@lakou/contract/user';

/** Each span ends after it begins, and no two of a day overlap; one may begin when another ends. */
export function isWeek(hours: readonly OpenHours[]): boolean {
  const sorted = hours.toSorted((a, b) => a.day.localeCompare(b.day) || a.from.localeCompare(b.from));
  return sorted.every(({ day, from, to }, i) => {
    const next = sorted[i + 1];
    return from < to && (next?.day !== day || to <= next.from);
  });
}

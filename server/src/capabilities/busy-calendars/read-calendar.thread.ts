import { type BusyTimes, busyTimes } from './busy-times.rules.ts';

/** When a calendar is busy. What others write may hold more than we expect; whatever cannot be read is none. */
export function readCalendar(text: string, options: Parameters<typeof busyTimes>[1]): BusyTimes | undefined {
  try {
    return busyTimes(text, options);
  } catch {
    return undefined;
  }
}

import { addDays } from '#platform/time/days.ts';

/** How many days the picker shows at once. */
export const SHOWN_DAYS = 5;

/** What is asked for: one day more at both ends, because the provider's day may begin at another moment than the reader's. */
export const daysAround = (first: string) => ({ from: addDays(first, -1), days: SHOWN_DAYS + 2 });

/** The first visible day: so that the time that stands for choosing is in sight, and as near to today as that allows. */
export function firstShownDay(today: string, chosen: string | undefined, suggested: string | undefined) {
  if (chosen && chosen > today) return chosen;
  const earliest = suggested ? addDays(suggested, 1 - SHOWN_DAYS) : today;
  return earliest > today ? earliest : today;
}

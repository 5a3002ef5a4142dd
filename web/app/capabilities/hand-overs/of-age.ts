import { TOLD_OF_AGE_DAYS } from '@lakou/contract/hand-overs.rules';
import { ADULT_YEARS } from '@lakou/contract/profiles.rules';
import { addDays } from '#platform/time/days.ts';

/** The 18th birthday; who was born on a leap day waits for the first of March. */
export function dayOfAge(birth: string): string {
  const year = String(Number(birth.slice(0, 4)) + ADULT_YEARS);
  const day = `${year}${birth.slice(4)}`;
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || addDays(day, 0) !== day ? `${year}-03-01` : day;
}

/** Who is of age on this day, or will be within the month before which families are told. */
export const isNearAge = (birth: string, today: string): boolean =>
  dayOfAge(birth) <= addDays(today, TOLD_OF_AGE_DAYS);

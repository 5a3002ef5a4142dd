import { ADULT_YEARS, OLDEST_YEARS } from '@lakou/contract/profiles.rules';

/** Whole years from one calendar day to another. Both are `YYYY-MM-DD`, where later is greater. */
export function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return birth.slice(5) > day.slice(5) ? years - 1 : years;
}

/** The error in an account holder's date of birth; undefined when there is none. */
export function birthDateFault(birth: string, at: Date): 'birth_date_invalid' | 'too_young' | undefined {
  const today = at.toISOString().slice(0, 10);
  const age = ageOn(today, birth);
  if (birth > today || age > OLDEST_YEARS) return 'birth_date_invalid';
  return age < ADULT_YEARS ? 'too_young' : undefined;
}

/** A calendar day, `2026-11-15`: no time, no zone. */
export type PlainDate = string;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);

type Parts = { year: number; month: number; day: number };

function findParts(date: PlainDate): Parts | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

/**
 * Days since 1970-01-01 in the proleptic Gregorian calendar; undefined for a day that doesn't exist.
 * The year is counted from March, so that a leap day comes last (Hinnant, "chrono-compatible low-level date algorithms").
 */
export function findEpochDay(date: PlainDate): number | undefined {
  const parts = findParts(date);
  if (!parts) return undefined;
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((parts.month + 9) % 12) + 2) / 5) + parts.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `findEpochDay`; undefined outside the years 0000 to 9999. */
export function findDateOfEpochDay(epochDay: number): PlainDate | undefined {
  if (!Number.isInteger(epochDay)) return undefined;
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (year < 0 || year > 9999) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export const isPlainDate = (date: string): date is PlainDate => findParts(date) !== undefined;

/** Undefined when the day does not exist or the sum lies outside the years 0000 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate | undefined {
  const from = findEpochDay(date);
  return from === undefined ? undefined : findDateOfEpochDay(from + days);
}

/** The same day so many months later; the 1st after a short month that lacks it. Undefined as in `addDays`. */
export function addMonths(date: PlainDate, months: number): PlainDate | undefined {
  const parts = findParts(date);
  if (!parts || !Number.isInteger(months)) return undefined;
  const index = parts.year * 12 + parts.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, Math.min(parts.day - 1, daysInMonth(year, month)));
}

/** From the first day to the second: negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number | undefined {
  const start = findEpochDay(from);
  const end = findEpochDay(to);
  return start === undefined || end === undefined ? undefined : end - start;
}

/** Age in whole months; who is born on the 31st is a month older on the 1st after a short month. Undefined before birth. */
export function ageInMonths(dates: { birthDate: PlainDate; today: PlainDate }): number | undefined {
  const birth = findParts(dates.birthDate);
  const now = findParts(dates.today);
  if (!birth || !now) return undefined;
  const months = (now.year - birth.year) * 12 + now.month - birth.month - (now.day < birth.day ? 1 : 0);
  return months < 0 ? undefined : months;
}

/** Age in whole years; who is born on 29 February is a year older on 1 March in common years. Undefined before birth. */
export function ageInYears(dates: { birthDate: PlainDate; today: PlainDate }): number | undefined {
  const months = ageInMonths(dates);
  return months === undefined ? undefined : Math.floor(months / 12);
}

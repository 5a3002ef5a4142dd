import { addDays, daysBetween } from '@lakou/clinical';
import { formatDate, type Language } from '@lakou/i18n';

const WEEK = 7;
/** A Sunday, to count weekdays from. */
const SUNDAY = '2023-01-01';

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months later; earlier when negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month, or the last day of that month. */
export function sameDayIn(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1) ?? day;
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** Sunday is 0. */
const weekdayOf = (day: string): number => (((daysBetween(SUNDAY, day) ?? 0) % WEEK) + WEEK) % WEEK;

/** Weeks begin on Sunday in English, as in the United States, and on Monday in French and Creole, as in Haiti. */
const firstWeekday = (lang: Language): number => (lang === 'en' ? 0 : 1);

/** How many days of the same week are before this day. */
export const placeInWeek = (day: string, lang: Language): number =>
  (weekdayOf(day) - firstWeekday(lang) + WEEK) % WEEK;

/** The weeks of a month; days of other months are undefined. */
export function weeksOf(month: string, lang: Language): (string | undefined)[][] {
  const first = `${month}-01`;
  const days = daysBetween(first, `${addMonths(month, 1)}-01`) ?? 0;
  const before = placeInWeek(first, lang);
  return Array.from({ length: Math.ceil((before + days) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, place) => {
      const index = week * WEEK + place - before;
      return index >= 0 && index < days ? addDays(first, index) : undefined;
    }),
  );
}

/** The names of the weekdays, in the order of the columns. */
export const weekdayNames = (lang: Language): { long: string; short: string }[] =>
  Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(SUNDAY, index + firstWeekday(lang)) ?? SUNDAY;
    const long = formatDate(lang, day, 'long').split(/[ ,]/)[0] ?? '';
    return { long, short: long.slice(0, 3) };
  });

import { type Day, fieldsOf, type ZonedInstant } from './calendar.ts';
import { intlLocale, type Language } from './languages.ts';
import { withNoBreakSpaces } from './numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DAYS_PER = { year: 365, month: 30.44, week: 7 } as const;

const CREOLE_UNITS = {
  minute: 'minit',
  hour: 'èdtan',
  day: 'jou',
  week: 'semèn',
  month: 'mwa',
  year: 'an',
} as const;
const CREOLE_DAYS = new Map([
  [-2, 'avanyè'],
  [-1, 'yè'],
  [0, 'jodi a'],
  [1, 'demen'],
  [2, 'apredemen'],
]);
type Unit = keyof typeof CREOLE_UNITS;

/** How long ago, or in how long, as read at the moment's place: by the clock on the same day, else by the calendar. */
export function formatRelativeTime(lang: Language, moment: ZonedInstant, now: Date): string {
  const elapsed = moment.at.getTime() - now.getTime();
  if (Math.abs(elapsed) < MINUTE) return { en: 'now', fr: 'maintenant', ht: 'kounye a' }[lang];
  if (Math.abs(elapsed) < HOUR) return inUnits(lang, Math.trunc(elapsed / MINUTE), 'minute');
  const today = { at: now, timeZone: moment.timeZone };
  if (dayNumber(moment) === dayNumber(today)) return inUnits(lang, Math.trunc(elapsed / HOUR), 'hour');
  return formatRelativeDay(lang, moment, today);
}

/** Today, yesterday, in 3 days, 2 weeks ago: from one calendar day to another. */
export function formatRelativeDay(lang: Language, day: Day, today: Day): string {
  const days = dayNumber(day) - dayNumber(today);
  for (const unit of ['year', 'month', 'week'] as const) {
    if (Math.abs(days) >= DAYS_PER[unit]) return inUnits(lang, Math.trunc(days / DAYS_PER[unit]), unit);
  }
  return inUnits(lang, days, 'day');
}

function dayNumber(date: Day): number {
  const { year, month, day } = fieldsOf(date);
  return Date.UTC(Number(year), month - 1, day) / DAY;
}

function inUnits(lang: Language, count: number, unit: Unit): string {
  if (lang !== 'ht') {
    // Only days have names we can trust: Intl calls 10 days ago "last week"
    const numeric = unit === 'day' ? 'auto' : 'always';
    return withNoBreakSpaces(new Intl.RelativeTimeFormat(intlLocale(lang), { numeric }).format(count, unit));
  }
  const named = unit === 'day' ? CREOLE_DAYS.get(count) : undefined;
  return named ?? `${count < 0 ? 'sa gen' : 'nan'} ${Math.abs(count)} ${CREOLE_UNITS[unit]}`;
}

import { type Day, fieldsOf, type ZonedInstant } from './calendar.ts';
import { DATE_WORDS } from './date-words.ts';
import type { Language } from './languages.ts';
import { NO_BREAK_SPACE } from './numbers.ts';

/** long: weekday, day, month, year · medium: day, month, year · short: day, month · month: month, year. */
export type DateStyle = 'long' | 'medium' | 'short' | 'month';

/** Never digits alone: Haiti reads 3/5 as 3 May, the diaspora as March 5. */
export function formatDate(lang: Language, date: Day, style: DateStyle): string {
  const { year, month, day, weekday } = fieldsOf(date);
  const words = DATE_WORDS[lang];
  const monthName = words.months[month - 1];
  const shortMonth = words.shortMonths[month - 1];
  const weekdayName = words.weekdays[weekday];
  if (style === 'month') return `${monthName} ${year}`;
  if (lang === 'en') {
    if (style === 'short') return `${shortMonth} ${day}`;
    const medium = `${monthName} ${day}, ${year}`;
    return style === 'medium' ? medium : `${weekdayName}, ${medium}`;
  }
  const dayInMonth = day === 1 ? { fr: '1er', ht: '1ye' }[lang] : day;
  if (style === 'short') return `${dayInMonth} ${shortMonth}`;
  const medium = `${dayInMonth} ${monthName} ${year}`;
  return style === 'medium' ? medium : `${weekdayName} ${medium}`;
}

/** The month in at most four letters. */
export const formatTinyMonth = (lang: Language, date: Day): string =>
  DATE_WORDS[lang].tinyMonths[fieldsOf(date).month - 1] ?? '';

/** The time without the part of the day, where that is said beside it: 2:30, in French 14 h 30. */
export function formatClock(lang: Language, moment: ZonedInstant): string {
  const { hour, minute } = fieldsOf(moment);
  const minutes = String(minute).padStart(2, '0');
  if (lang === 'fr') return [hour, 'h', ...(minute === 0 ? [] : [minutes])].join(NO_BREAK_SPACE);
  return `${hour % 12 || 12}:${minutes}`;
}

/** English 2:30 PM, French 14 h 30, Creole 2:30 nan apremidi. */
export function formatTime(lang: Language, moment: ZonedInstant): string {
  const { hour, minute } = fieldsOf(moment);
  const onTwelve = formatClock(lang, moment);
  if (lang === 'fr') return onTwelve;
  if (lang === 'en') return `${onTwelve} ${hour < 12 ? 'AM' : 'PM'}`;
  if (minute === 0 && hour === 0) return 'minwi';
  if (minute === 0 && hour === 12) return 'midi';
  if (hour < 12) return `${onTwelve} nan maten`;
  return `${onTwelve} nan ${hour < 18 ? 'apremidi' : 'aswè'}`;
}

export function formatDateTime(
  lang: Language,
  moment: ZonedInstant,
  style: Exclude<DateStyle, 'month'>,
): string {
  return `${formatDate(lang, moment, style)} ${DATE_WORDS[lang].at} ${formatTime(lang, moment)}`;
}

/** A date that may be only a year or a month, `2024` or `2024-05`, or a moment; what is no date stays as it is. */
export function formatPartialDate(lang: Language, date: string, timeZone: string): string {
  const [, year, month, day, time] = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.+)?)?)?$/.exec(date) ?? [];
  const at = new Date(date);
  if (!year || !month || Number.isNaN(at.getTime())) return date;
  if (time) return formatDate(lang, { at, timeZone }, 'medium');
  return day ? formatDate(lang, date, 'medium') : formatDate(lang, `${date}-01`, 'month');
}

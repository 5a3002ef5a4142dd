import { formatDate } from '@lakou/i18n';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** Weekday, day and month, like a page of a calendar. */
export function BookingDate({ dateTime }: { dateTime: string }) {
  const lang = useLanguage();
  const day = { at: new Date(dateTime), timeZone: ownTimeZone() };
  const weekday = formatDate(lang, day, 'long').split(/[ ,]/)[0] ?? '';
  const number = new Intl.DateTimeFormat('en', { timeZone: day.timeZone, day: 'numeric' }).format(day.at);
  const month = formatDate(lang, day, 'short')
    .replaceAll(/[\d.]|1er|1ye/g, '')
    .trim();
  return (
    <span
      aria-hidden="true"
      className="flex w-17 shrink-0 flex-col items-center rounded-control bg-sea-tint py-2 leading-tight text-sea"
    >
      <span className="text-13 font-bold uppercase">{weekday.slice(0, 3)}</span>
      <span className="text-28 font-extrabold text-ink">{number}</span>
      <span className="text-13 font-bold">{month}</span>
    </span>
  );
}

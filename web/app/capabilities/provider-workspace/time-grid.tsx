import type { AgendaEntry, AgendaSpan } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { formatDate, formatTime, type Language } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { minutesIn } from '#platform/time/minutes.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { clashAt } from './clash.ts';
import { DayColumn } from './day-column.tsx';
import { bookingsOn, busyOn, entriesOn, entrySpan, openOn, shortDay, shownHours, spanOf } from './days.ts';
import type { Place } from './drag.ts';
import { pxOf } from './grid.ts';
import { clockOf } from './short.ts';
import { useNow } from './use-now.ts';

interface TimeGridProps {
  days: readonly string[];
  span: AgendaSpan;
  availability: MyAvailability;
  /** Whose detail is open beside the days. */
  openId: string | undefined;
  onOpen: (booking: Booking) => void;
  onOpenEntry: (entry: AgendaEntry) => void;
  onMove: (booking: Booking, place: Place) => void;
  onMoveEntry: (entry: AgendaEntry, place: Place, minutes?: number) => void;
  onDraw: (place: Place, minutes: number) => void;
}

/** Days side by side; each hour is 72 px high. */
export function TimeGrid({ days, span, availability, ...acts }: TimeGridProps) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const now = useNow();
  const { timeZone } = availability;
  const today = dayIn(timeZone, now);
  const minute = minutesIn(timeZone, now);
  const byDay = days.map((day) => ({
    day,
    bookings: bookingsOn(span.bookings, day, timeZone),
    entries: entriesOn(span.entries, day, timeZone),
    busy: busyOn(span.busy, day, timeZone),
  }));
  const shown = shownHours([
    ...days.flatMap((day) => openOn(day, availability) ?? []),
    ...byDay.flatMap((one) => one.bookings.map((booking) => spanOf(booking, timeZone))),
    ...byDay.flatMap((one) => one.entries.map((entry) => entrySpan(entry, timeZone))),
  ]);
  const clash = (place: Place, minutes: number, own: string | undefined) => {
    const other = clashAt(place, minutes, own, span, timeZone);
    return other && t('standsThere', { name: other.name ?? t('otherCalendar') });
  };
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, index) => shown.from + index * 60);
  const columns = { gridTemplateColumns: `4rem repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div data-grid className="overflow-hidden rounded-card border border-line bg-surface">
      <p id="move-hint" className="border-b border-line px-4 py-2 text-14 text-ink-soft">
        {t('moveHint')}
      </p>
      <div className="grid border-b border-line" style={columns}>
        <span />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today} />
        ))}
      </div>
      <div className="relative grid" style={columns}>
        <div aria-hidden="true" className="relative">
          {hours.map((hour) => (
            <span
              key={hour}
              className="absolute right-2 -translate-y-1/2 text-13 text-ink-soft first:translate-y-0.5"
              style={{ top: pxOf(hour - shown.from) }}
            >
              {hourName(lang, hour)}
            </span>
          ))}
          {days.includes(today) && minute >= shown.from && minute < shown.to && (
            <span
              className="absolute right-1 z-1 -translate-y-1/2 rounded-full bg-hibiscus-ink px-2 text-13 font-bold text-on-hibiscus"
              style={{ top: pxOf(minute - shown.from) }}
            >
              {clockOf(lang, { at: now, timeZone })}
            </span>
          )}
        </div>
        {hours.slice(1).map((hour) => (
          <div
            key={hour}
            className="absolute right-0 left-16 h-px bg-line"
            style={{ top: pxOf(hour - shown.from) }}
          />
        ))}
        {byDay.map((one) => (
          <DayColumn
            key={one.day}
            {...one}
            travel={span.travel}
            clash={clash}
            {...{ availability, shown, now }}
            {...acts}
            wide={days.length === 1}
          />
        ))}
      </div>
    </div>
  );
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const lang = useLanguage();
  const { name, number } = shortDay(lang, day);
  return (
    <Link
      to={`/app/agenda?view=day&day=${day}`}
      aria-label={formatDate(lang, day, 'long')}
      aria-current={isToday ? 'date' : undefined}
      className="flex min-h-13 items-center justify-center gap-2 border-l border-line text-15 text-ink-soft hover:bg-sunken aria-[current=date]:font-semibold aria-[current=date]:text-sea"
    >
      {name}
      <span
        className={classNames(
          'text-18 font-bold',
          isToday ? 'grid size-8 place-items-center rounded-full bg-sea text-on-sea' : 'text-ink',
        )}
      >
        {number}
      </span>
    </Link>
  );
}

/** The short form of an hour: 9 AM, 9 h, 9:00. */
function hourName(lang: Language, minutes: number): string {
  const hour = minutes / 60;
  if (lang === 'ht') return `${hour % 12 || 12}:00`;
  const at = new Date(Date.UTC(2026, 0, 5, hour));
  return formatTime(lang, { at, timeZone: 'UTC' }).replace(':00', '');
}

import type { AgendaEntry, BusyTime, TravelLeg } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { minutesIn } from '#platform/time/minutes.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { BookingBlock } from './booking-block.tsx';
import { BusyBlock } from './busy-block.tsx';
import { closedBetween, type DaySpan, openOn } from './days.ts';
import type { Place } from './drag.ts';
import { EntryBlock } from './entry-block.tsx';
import { pxOf } from './grid.ts';
import { HeldTime } from './held-time.tsx';
import { TravelBlock } from './travel-block.tsx';
import { useDraw } from './use-draw.ts';

interface DayColumnProps {
  day: string;
  bookings: Booking[];
  entries: AgendaEntry[];
  busy: readonly BusyTime[];
  travel: readonly TravelLeg[];
  availability: MyAvailability;
  shown: DaySpan;
  now: Date;
  /** Whether it is the only day, so that full names fit. */
  wide: boolean;
  /** Whose detail is open beside the days. */
  openId: string | undefined;
  onOpen: (booking: Booking) => void;
  onOpenEntry: (entry: AgendaEntry) => void;
  onMove: (booking: Booking, place: Place) => void;
  onMoveEntry: (entry: AgendaEntry, place: Place, minutes?: number) => void;
  /** A free span was drawn, to plan something there. */
  onDraw: (place: Place, minutes: number) => void;
  clash: (place: Place, minutes: number, own: string | undefined) => string | undefined;
}

/** One day of the grid: closed hours are hatched, and a line shows the current time. */
export function DayColumn(props: DayColumnProps) {
  const { day, bookings, entries, busy, travel, availability, shown, now, wide, onOpen, onOpenEntry } = props;
  const { clash, onDraw, openId } = props;
  const draw = useDraw(shown, ({ from, to }) => onDraw({ day, minute: from }, to - from));
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { timeZone } = availability;
  const open = openOn(day, availability);
  const closed = open ? closedBetween(open, shown) : [];
  const minute = minutesIn(timeZone, now);
  const isToday = dayIn(timeZone, now) === day;
  // One list by time, so that the keyboard goes down the day.
  const inOrder = [
    ...bookings.map((booking) => ({
      at: Date.parse(booking.dateTime),
      block: (
        <BookingBlock
          key={booking.id}
          {...{ booking, day, shown, timeZone, wide, onOpen, clash }}
          isOpen={booking.id === openId}
          onMove={props.onMove}
        />
      ),
    })),
    ...entries.map((entry) => ({
      at: Date.parse(entry.time),
      block: (
        <EntryBlock
          key={entry.id}
          {...{ entry, day, shown, timeZone, clash }}
          isOpen={entry.id === openId}
          onOpen={onOpenEntry}
          onMove={props.onMoveEntry}
        />
      ),
    })),
  ].sort((one, other) => one.at - other.at);
  return (
    <section
      aria-label={formatDate(lang, day, 'long')}
      data-day={day}
      {...draw.handlers}
      className="relative border-l border-line"
      style={{ height: pxOf(shown.to - shown.from) }}
    >
      {closed.map(({ from, to }) => (
        <div
          key={from}
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--sunken)_0_7px,transparent_7px_14px)]"
          style={{ top: pxOf(from - shown.from), height: pxOf(to - from) }}
        />
      ))}
      {open?.length === 0 && (
        <p className="absolute inset-x-1 top-1/2 rounded-control bg-surface py-1.5 text-center text-14 text-ink-soft">
          {t('dayOff')}
        </p>
      )}
      {/* Below the bookings, because a line over a name would look like crossing it out. */}
      {isToday && minute >= shown.from && minute < shown.to && (
        <div
          className="pointer-events-none absolute inset-x-0 h-0.5 -translate-y-1/2 bg-hibiscus before:absolute before:-top-1 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-hibiscus"
          style={{ top: pxOf(minute - shown.from) }}
        />
      )}
      <ul>
        {busy.map((time) => (
          <BusyBlock key={time.startsAt} {...{ time, day, shown, timeZone }} />
        ))}
        {travel.flatMap((leg) =>
          bookings
            .filter(({ id }) => id === leg.toBookingId)
            .map((to) => <TravelBlock key={leg.toBookingId} {...{ leg, to, shown, timeZone }} />),
        )}
        {inOrder.map(({ block }) => block)}
      </ul>
      {draw.span && (
        <div
          className="pointer-events-none absolute inset-x-1 z-2 rounded-control border-2 border-dashed border-sea bg-sea-tint/60"
          style={{ top: pxOf(draw.span.from - shown.from), height: pxOf(draw.span.to - draw.span.from) }}
        >
          <HeldTime
            held={{ day, minute: draw.span.from }}
            timeZone={timeZone}
            clash={clash({ day, minute: draw.span.from }, draw.span.to - draw.span.from, undefined)}
          />
        </div>
      )}
    </section>
  );
}

import type { AgendaEntry, AgendaSpan } from '@lakou/contract/agenda';
import type { MyAvailability } from '@lakou/contract/scheduling';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { BookingRow } from './booking-row.tsx';
import { BusyRow } from './busy-row.tsx';
import { bookingsOn, busyOn, entriesOn, openOn } from './days.ts';
import { EntryRow } from './entry-row.tsx';
import { TravelNote } from './travel-note.tsx';

interface DayListProps {
  day: string;
  span: AgendaSpan;
  availability: MyAvailability;
  onOpenEntry: (entry: AgendaEntry) => void;
}

/** A day as a list, for phones: visits, entries and the ways between home visits, in the order of time. */
export function DayList({ day, span, availability, onOpenEntry }: DayListProps) {
  const { t } = useTranslation('provider-workspace');
  const { timeZone } = availability;
  const ofDay = [
    ...bookingsOn(span.bookings, day, timeZone).map((booking) => ({
      id: booking.id,
      at: booking.dateTime,
      row: (
        <>
          {span.travel
            .filter(({ toBookingId }) => toBookingId === booking.id)
            .map((leg) => (
              <TravelNote key={leg.fromBookingId} leg={leg} />
            ))}
          <BookingRow booking={booking} timeZone={timeZone} />
        </>
      ),
    })),
    ...entriesOn(span.entries, day, timeZone).map((entry) => ({
      id: entry.id,
      at: entry.time,
      row: <EntryRow {...{ entry, timeZone }} onOpen={onOpenEntry} />,
    })),
    ...busyOn(span.busy, day, timeZone).map((time) => ({
      id: time.startsAt,
      at: time.startsAt,
      row: <BusyRow {...{ time, timeZone }} />,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const isOff = openOn(day, availability)?.length === 0;
  return (
    <div className="grid gap-3">
      {isOff && (
        <p className="flex items-center gap-2 text-15 text-ink-soft">
          <CalendarOff size={20} className="shrink-0" />
          {t('dayOff')}
        </p>
      )}
      {ofDay.length === 0 ? (
        <EmptyCard drawing={<CalendarUnderTree />} text={t('noVisits')} />
      ) : (
        <ul className="grid gap-2.5">
          {ofDay.map(({ id, row }) => (
            <li key={id} className="grid gap-2.5">
              {row}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

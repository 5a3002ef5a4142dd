import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookingRow } from './booking-row.tsx';
import { bookingsOn, openOn } from './days.ts';

interface DayListProps {
  day: string;
  bookings: readonly Booking[];
  availability: MyAvailability;
}

/** A day as a list, for phones. */
export function DayList({ day, bookings, availability }: DayListProps) {
  const { t } = useTranslation('provider-workspace');
  const { timeZone } = availability;
  const ofDay = bookingsOn(bookings, day, timeZone);
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
        <Card>
          <EmptyState drawing={<CalendarUnderTree />} text={t('noVisits')} />
        </Card>
      ) : (
        <ul className="grid gap-2.5">
          {ofDay.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

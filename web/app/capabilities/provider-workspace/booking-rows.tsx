import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { useLanguage } from '../../platform/language/language.tsx';
import { BookingRow } from './booking-row.tsx';

/** Bookings of several days, each with its day. */
export function BookingRows({ bookings, timeZone }: { bookings: readonly Booking[]; timeZone: string }) {
  const lang = useLanguage();
  return (
    <ul className="grid gap-2.5 lg:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingRow
            booking={booking}
            timeZone={timeZone}
            day={formatDate(lang, { at: new Date(booking.dateTime), timeZone }, 'long')}
          />
        </li>
      ))}
    </ul>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { patientBookingsQuery } from './agenda.queries.ts';
import { BookingRows } from './booking-rows.tsx';
import { CardList } from './card-list.tsx';

/** A patient's bookings with the signed-in provider, newest first. */
export function PatientBookings({ patientId }: { patientId: string }) {
  const { t } = useTranslation('provider-workspace');
  const timeZone = ownTimeZone();
  return (
    <CardList
      query={useInfiniteQuery(patientBookingsQuery(patientId))}
      empty={t('noVisitsYet')}
      drawing={<CalendarUnderTree />}
    >
      {(bookings) => <BookingRows bookings={bookings} timeZone={timeZone} />}
    </CardList>
  );
}

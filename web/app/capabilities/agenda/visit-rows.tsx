import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { useLanguage } from '../../platform/language/language.tsx';
import { VisitRow } from './visit-row.tsx';

/** Visits of several days, each with its day. */
export function VisitRows({ visits, timeZone }: { visits: readonly Booking[]; timeZone: string }) {
  const lang = useLanguage();
  return (
    <ul className="grid gap-2.5 lg:grid-cols-2">
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitRow
            visit={visit}
            timeZone={timeZone}
            day={formatDate(lang, { at: new Date(visit.dateTime), timeZone }, 'long')}
          />
        </li>
      ))}
    </ul>
  );
}

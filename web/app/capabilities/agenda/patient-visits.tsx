import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { zoneHere } from '../bookings/visit-time.ts';
import { patientVisitsQuery } from './agenda.queries.ts';
import { PagedList } from './paged-list.tsx';
import { VisitRow } from './visit-row.tsx';

/** A patient's visits with the provider who looks, the newest first. */
export function PatientVisits({ patientId }: { patientId: string }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const timeZone = zoneHere();
  return (
    <PagedList
      found={useInfiniteQuery(patientVisitsQuery(patientId))}
      empty={t('noVisitsYet')}
      drawing={<CalendarUnderTree />}
    >
      {(visits) => (
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
      )}
    </PagedList>
  );
}

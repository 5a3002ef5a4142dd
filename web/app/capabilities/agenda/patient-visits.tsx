import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { zoneHere } from '../bookings/visit-time.ts';
import { patientVisitsQuery } from './agenda.queries.ts';
import { PagedList } from './paged-list.tsx';
import { VisitRows } from './visit-rows.tsx';

/** A patient's visits with the provider who looks, the newest first. */
export function PatientVisits({ patientId }: { patientId: string }) {
  const { t } = useTranslation('agenda');
  const timeZone = zoneHere();
  return (
    <PagedList
      found={useInfiniteQuery(patientVisitsQuery(patientId))}
      empty={t('noVisitsYet')}
      drawing={<CalendarUnderTree />}
    >
      {(visits) => <VisitRows visits={visits} timeZone={timeZone} />}
    </PagedList>
  );
}

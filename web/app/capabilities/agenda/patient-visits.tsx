import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { zoneHere } from '../bookings/visit-time.ts';
import { patientVisitsQuery } from './agenda.queries.ts';
import { VisitRow } from './visit-row.tsx';

/** A patient's visits with the provider who looks, the newest first. */
export function PatientVisits({ patientId }: { patientId: string }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(patientVisitsQuery(patientId));
  if (!data) {
    if (!error)
      return (
        <Skeleton>
          <BoneCard />
        </Skeleton>
      );
    return (
      <Card>
        <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const visits = data.pages.flat();
  const timeZone = zoneHere();
  if (visits.length === 0)
    return (
      <Card>
        <EmptyState drawing={<CalendarUnderTree />} text={t('noVisitsYet')} />
      </Card>
    );
  return (
    <>
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
      {hasNextPage && (
        <Button variant="secondary" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { agendaQuery, nextBookingsQuery, ownAvailabilityQuery } from './agenda.queries.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { BookingRows } from './booking-rows.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { bookingsOn } from './days.ts';
import { NextPatient } from './next-patient.tsx';
import { TodayFigures } from './today-figures.tsx';

const SHOWN = 4;

/** A provider's home: taking visits or not, today, and who comes next. Needs the words of agenda and bookings. */
export function ProviderHome() {
  const { t } = useTranslation('provider-workspace');
  const { id } = useUser();
  const availability = useQuery(ownAvailabilityQuery);
  const timeZone = availability.data?.timeZone ?? 'America/Port-au-Prince';
  const today = dayIn(timeZone, new Date());
  const ofToday = useQuery(agendaQuery(id, today, today));
  const next = useQuery(nextBookingsQuery(id));
  const all = [availability, ofToday, next];
  if (!availability.data || !ofToday.data || !next.data) {
    if (all.some(({ error }) => error))
      return (
        <Card>
          <Problem
            text={t('homeFailed')}
            retrying={all.some(({ isRefetching }) => isRefetching)}
            onRetry={() => all.filter(({ error }) => error).forEach((one) => void one.refetch())}
          />
        </Card>
      );
    return <CardsSkeleton />;
  }
  const [first, ...rest] = next.data;
  return (
    <Sections>
      <Card>
        <AvailabilitySwitch isAvailable={availability.data.isAvailable} />
      </Card>
      <Section title={t('todayTitle')} aside={<TextLink to="/app/agenda">{t('allVisits')}</TextLink>}>
        <TodayFigures bookings={bookingsOn(ofToday.data, today, timeZone)} />
        {first ? (
          <NextPatient key={first.id} booking={first} timeZone={timeZone} />
        ) : (
          <Card>
            <EmptyState drawing={<CalendarUnderTree />} text={t('noNext')} />
          </Card>
        )}
      </Section>
      {rest.length > 0 && (
        <Section title={t('nextVisits')}>
          <BookingRows bookings={rest.slice(0, SHOWN)} timeZone={timeZone} />
        </Section>
      )}
    </Sections>
  );
}

import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { combineQueries, type QueryRead } from '../../platform/query-read.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisitsNow } from '../clinic-visits/visits-now.tsx';
import { OwnClock } from '../staff/own-clock.tsx';
import { LicenceNotice } from '../verification/licence-notice.tsx';
import { agendaQuery, nextBookingsQuery, ownAvailabilityQuery } from './agenda.queries.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { BookingRows } from './booking-rows.tsx';
import { bookingsOn } from './days.ts';
import { HomeVisitDangers } from './home-visit-dangers.tsx';
import { homeVisitRoleQuery } from './home-visit-role.query.ts';
import { NeedsMe } from './needs-me.tsx';
import { NextPatient } from './next-patient.tsx';
import { OverdueVisits } from './overdue-visits.tsx';
import { queueOf } from './queue.ts';
import { SetupList } from './setup-list.tsx';
import { TodayFigures } from './today-figures.tsx';
import { WorkerHomeCard } from './worker-home-card.tsx';

const SHOWN = 4;

/** The home page of a provider, or of a health worker, who takes no bookings. */
export function ProviderHome() {
  const { clinicId } = useUser();
  const role = useQuery({ ...homeVisitRoleQuery, enabled: clinicId !== null });
  if (role.isLoading) return <CardsSkeleton />;
  if (clinicId && role.data?.worker)
    return (
      <Sections>
        <OwnClock clinicId={clinicId} />
        <WorkerHomeCard clinicName={role.data.worker.clinicName} />
      </Sections>
    );
  return <Practice role={role} />;
}

interface PracticeProps {
  role: QueryRead<{ openDangers: number }>;
}

/** Availability, today, and the next patient. */
function Practice({ role }: PracticeProps) {
  const { t } = useTranslation('provider-workspace');
  const { id, clinicId } = useUser();
  const availability = useQuery(ownAvailabilityQuery);
  const timeZone = availability.data?.timeZone ?? 'America/Port-au-Prince';
  const today = dayIn(timeZone, new Date());
  const ofToday = useQuery(agendaQuery(id, today, today));
  const next = useQuery(nextBookingsQuery(id));
  return (
    <Sections>
      <HomeVisitDangers count={role.data?.openDangers ?? 0} />
      <FailedNote query={role} text={t('dangersFailed')} />
      <LicenceNotice />
      {/* The clock is pressed without a network, too: it waits for none of what follows. */}
      {clinicId && <OwnClock clinicId={clinicId} />}
      <QueryState
        query={combineQueries(availability, ofToday, next)}
        skeleton={<CardsSkeleton />}
        failed={t('homeFailed')}
      >
        {([{ isAvailable, hours, fees }, { bookings }, coming]) => (
          <Sections>
            {clinicId && <VisitsNow clinicId={clinicId} />}
            <NeedsMe bookings={coming} />
            <OverdueVisits timeZone={timeZone} />
            <SetupList availability={{ hours, fees }} />
            <Card>
              <AvailabilitySwitch isAvailable={isAvailable} />
            </Card>
            <Coming today={bookingsOn(bookings, today, timeZone)} next={coming} timeZone={timeZone} />
          </Sections>
        )}
      </QueryState>
    </Sections>
  );
}

interface ComingProps {
  today: readonly Booking[];
  next: readonly Booking[];
  timeZone: string;
}

function Coming({ today, next, timeZone }: ComingProps) {
  const { t } = useTranslation('provider-workspace');
  const [first] = queueOf(next);
  const rest = next.filter((one) => one !== first);
  return (
    <>
      <Section title={t('todayTitle')} aside={<TextLink to="/app/agenda">{t('allVisits')}</TextLink>}>
        <TodayFigures bookings={today} />
        {first ? (
          <NextPatient key={first.id} booking={first} timeZone={timeZone} />
        ) : (
          <EmptyCard drawing={<CalendarUnderTree />} text={t('noNext')} />
        )}
      </Section>
      {rest.length > 0 && (
        <Section title={t('nextVisits')}>
          <BookingRows bookings={rest.slice(0, SHOWN)} timeZone={timeZone} />
        </Section>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { FeedCard } from '../agenda/feed-card.tsx';
import { BusyCalendarCard } from '../busy-calendars/busy-calendar-card.tsx';
import { OwnOffers } from '../package-offers/own-offers.tsx';
import { ownAvailabilityQuery } from './agenda.queries.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { ConflictsDialog, UnreadConflicts } from './conflicts-dialog.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { FeesCard } from './fees-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { LengthsCard } from './lengths-card.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { useConflicts } from './use-conflicts.ts';

export const clientLoader = needsWords(
  'provider-workspace',
  'bookings',
  'profiles',
  'agenda',
  'busy-calendars',
  'packages',
);

/** The provider's hours, exceptions and fees. */
export default function Availability() {
  const { t } = useTranslation('provider-workspace');
  return (
    <ProviderOnly>
      <title>{t('availabilityTitle')}</title>
      <div className="max-w-180">
        <Sections>
          <PageTitle>{t('availabilityTitle')}</PageTitle>
          <Parts />
          <BusyCalendarCard />
          <FeedCard />
        </Sections>
      </div>
    </ProviderOnly>
  );
}

function Parts() {
  const { t } = useTranslation('provider-workspace');
  const conflicts = useConflicts();
  return (
    <QueryState query={useQuery(ownAvailabilityQuery)} skeleton={<CardsSkeleton />}>
      {({ isAvailable, hours, exceptions, repeats, fees, services, serviceMinutes, timeZone }) => (
        <>
          <Card>
            <AvailabilitySwitch isAvailable={isAvailable} />
          </Card>
          <HoursCard hours={hours} timeZone={timeZone} onSaved={conflicts.look} before={conflicts.before} />
          <Section title={t('exceptionsTitle')}>
            <ExceptionsCard
              exceptions={exceptions}
              repeats={repeats}
              timeZone={timeZone}
              onSaved={conflicts.look}
              before={conflicts.before}
            />
          </Section>
          <Section title={t('lengths.title')}>
            <LengthsCard {...{ fees, services, serviceMinutes }} />
          </Section>
          <Section title={t('feesTitle')}>
            <FeesCard fees={fees} />
          </Section>
          <OwnOffers {...{ fees, services }} />
          {conflicts.unread && (
            <UnreadConflicts
              retrying={conflicts.unread.isFetching}
              onRetry={() => void conflicts.unread?.refetch()}
              onClose={conflicts.close}
            />
          )}
          {!conflicts.unread && conflicts.open.length > 0 && (
            <ConflictsDialog
              bookings={conflicts.open}
              timeZone={timeZone}
              onKeep={conflicts.keep}
              onClose={conflicts.close}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

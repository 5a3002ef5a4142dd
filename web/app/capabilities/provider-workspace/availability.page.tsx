import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { FeedCard } from '../agenda/feed-card.tsx';
import { BusyCalendarCard } from '../busy-calendars/busy-calendar-card.tsx';
import { ownAvailabilityQuery } from './agenda.queries.ts';
import { AvailabilityEditor } from './availability-editor.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { ConflictsDialog, UnreadConflicts } from './conflicts-dialog.tsx';
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
  const conflicts = useConflicts();
  return (
    <QueryState query={useQuery(ownAvailabilityQuery)} skeleton={<CardsSkeleton />}>
      {(saved) => (
        <>
          <Card>
            <AvailabilitySwitch isAvailable={saved.isAvailable} />
          </Card>
          <AvailabilityEditor saved={saved} before={conflicts.before} onSaved={conflicts.look} />
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
              timeZone={saved.timeZone}
              onKeep={conflicts.keep}
              onClose={conflicts.close}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

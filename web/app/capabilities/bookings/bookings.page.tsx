import type { Booking } from '@lakou/contract/bookings';
import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { belongsTo, useActiveProfile } from '../family/active-profile.ts';
import { ProfileSwitcher } from '../family/profile-switcher.tsx';
import { BookingCard } from './booking-card.tsx';
import { bookingsQuery } from './bookings.queries.ts';
import { KnownProviders } from './known-providers.tsx';

export const clientLoader = needsWords('bookings', 'family');

/** The upcoming and past bookings of the chosen person. */
export default function BookingsPage() {
  const { t } = useTranslation('bookings');
  const { role } = useUser();
  const [search] = useSearchParams();
  const when = search.get('when') === 'past' ? 'past' : 'upcoming';
  return (
    <>
      <title>{t('visitsTitle')}</title>
      <Sections>
        <PageTitle>{t('visitsTitle')}</PageTitle>
        {role === 'PATIENT' && <ProfileSwitcher />}
        <SegmentedLinks
          label={t('visitsTitle')}
          current={when === 'past' ? '/app/visits?when=past' : '/app/visits'}
          links={[
            { to: '/app/visits', text: t('upcoming') },
            { to: '/app/visits?when=past', text: t('past') },
          ]}
        />
        <BookingList key={when} when={when} />
        <KnownProviders />
      </Sections>
    </>
  );
}

function BookingList({ when }: { when: 'upcoming' | 'past' }) {
  const { t } = useTranslation('bookings');
  const { id, role } = useUser();
  const profile = useActiveProfile();
  const query = useInfiniteQuery(bookingsQuery(id, when));
  const isShown = (booking: Booking) => role !== 'PATIENT' || belongsTo(profile)(booking);
  return (
    <div className="grid gap-3">
      <QueryState
        query={query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ pages }) => !query.hasNextPage && !pages.flat().some(isShown)}
        empty={
          <EmptyCard
            drawing={<CalendarUnderTree />}
            text={t(when === 'past' ? 'noPast' : 'noUpcoming')}
            action={
              role === 'PATIENT' && (
                <ButtonLink to="/app/find-care" icon={Search}>
                  {t('findCare')}
                </ButtonLink>
              )
            }
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className="grid items-start gap-3 lg:grid-cols-2">
              {pages
                .flat()
                .filter(isShown)
                .map((booking, index) => (
                  <li key={booking.id}>
                    <BookingCard booking={booking} raised={when === 'upcoming' && index === 0} heading="h2" />
                  </li>
                ))}
            </ul>
            <MoreButton query={query}>{t('more')}</MoreButton>
          </>
        )}
      </QueryState>
    </div>
  );
}

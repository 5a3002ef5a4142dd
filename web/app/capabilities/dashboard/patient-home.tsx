import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { currentBookingsQuery } from '../bookings/current-bookings.queries.ts';
import { useFamily } from '../family/active-profile.ts';
import { ProfileSwitcher } from '../family/profile-switcher.tsx';
import { UnreadDangers } from '../measurements/unread-dangers.tsx';
import { openInvoicesQuery } from '../my-invoices/my-invoices.queries.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { FindCare } from './find-care.tsx';
import { HealthHub } from './health-hub.tsx';
import { Outstanding } from './outstanding.tsx';
import { splitUpcomingAndUnpaid } from './split-bookings.ts';
import { Upcoming } from './upcoming.tsx';
import { useKeptFamily } from './use-kept-family.ts';
import { isOf } from './whose.ts';

/** A patient's home page: unread dangers, the profile, questions that providers ask, upcoming bookings, unpaid ones, the search for care, and the tools. */
export function PatientHome() {
  const { t } = useTranslation('dashboard');
  useKeptFamily();
  return (
    <>
      <UnreadDangers unasked={t('dangersFailed')} />
      <ProfileSwitcher />
      <AskedQuestions />
      <Bookings />
      <FindCare />
      <HealthHub />
    </>
  );
}

const COLUMNS = 'grid items-start gap-7 lg:grid-cols-[3fr_2fr] lg:gap-5';
// The usual heights of a booking and an invoice, so that the content below does not move when they appear.
const CARD_HEIGHTS = ['h-49', 'h-28'];

function Bookings() {
  const { t } = useTranslation('dashboard');
  const { id } = useUser();
  const { active, dependents } = useFamily();
  const isTheirs = isOf(active, dependents);
  const invoices = useQuery(openInvoicesQuery);
  return (
    <QueryState
      query={useQuery(currentBookingsQuery(id))}
      skeleton={<BookingsSkeleton />}
      failed={t('failed')}
    >
      {(bookings) => {
        const { upcoming, owed } = splitUpcomingAndUnpaid(bookings.filter(isTheirs), new Date());
        return (
          <div className={COLUMNS}>
            <Upcoming bookings={upcoming} />
            <Outstanding
              bookings={owed}
              invoices={invoices.data?.filter(isTheirs)}
              problem={
                invoices.error &&
                !invoices.data && (
                  <Problem
                    text={t('failed')}
                    retrying={invoices.isFetching}
                    onRetry={() => void invoices.refetch()}
                  />
                )
              }
            />
          </div>
        );
      }}
    </QueryState>
  );
}

function BookingsSkeleton() {
  return (
    <Skeleton>
      <div className={COLUMNS}>
        {CARD_HEIGHTS.map((size) => (
          <div key={size} className="flex flex-col gap-3">
            <SkeletonBlock size="h-6.5 w-40" />
            <Card>
              <SkeletonBlock size={size} />
            </Card>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

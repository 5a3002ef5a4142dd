import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { visitsQuery } from '../bookings/bookings.queries.ts';
import { isOf, useActiveProfile } from '../family/active-profile.ts';
import { ProfileSwitcher } from '../family/profile-switcher.tsx';
import { FindCare } from './find-care.tsx';
import { HealthHub } from './health-hub.tsx';
import { Outstanding } from './outstanding.tsx';
import { Upcoming } from './upcoming.tsx';

/** A patient's day: whose it is, what comes next, what is owed, where to find care, and the tools. */
export function PatientHome() {
  return (
    <>
      <ProfileSwitcher />
      <Visits />
      <FindCare />
      <HealthHub />
    </>
  );
}

function Visits() {
  const { t } = useTranslation('dashboard');
  const { id } = useUser();
  const profile = useActiveProfile();
  const upcoming = useInfiniteQuery(visitsQuery(id, 'upcoming'));
  const owed = useInfiniteQuery(visitsQuery(id, 'owed'));
  if (upcoming.data && owed.data) {
    const own = isOf(profile);
    return (
      <div className="grid items-start gap-7 lg:grid-cols-[3fr_2fr] lg:gap-5">
        {/* Requests and what is confirmed; what waits for its payment stands beside it. */}
        <Upcoming
          visits={upcoming.data.pages
            .flat()
            .filter((visit) => own(visit) && visit.status !== 'awaiting_payment')}
        />
        <Outstanding visits={owed.data.pages.flat().filter(own)} />
      </div>
    );
  }
  if (!upcoming.error && !owed.error)
    return (
      <Skeleton>
        <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
          <BoneCard />
          <BoneCard />
        </div>
      </Skeleton>
    );
  return (
    <Card>
      <Problem
        text={t('failed')}
        retrying={upcoming.isRefetching || owed.isRefetching}
        onRetry={() => void Promise.all([upcoming.refetch(), owed.refetch()])}
      />
    </Card>
  );
}

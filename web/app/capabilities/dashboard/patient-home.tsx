import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { currentBookingsQuery } from '../bookings/current-bookings.queries.ts';
import { isOf, useActiveProfile } from '../family/active-profile.ts';
import { ProfileSwitcher } from '../family/profile-switcher.tsx';
import { apart } from './apart.ts';
import { FindCare } from './find-care.tsx';
import { HealthHub } from './health-hub.tsx';
import { Outstanding } from './outstanding.tsx';
import { Upcoming } from './upcoming.tsx';

/** A patient's day: whose it is, what comes next, what is owed, where to find care, and the tools. */
export function PatientHome() {
  return (
    <>
      <ProfileSwitcher />
      <Bookings />
      <FindCare />
      <HealthHub />
    </>
  );
}

// As tall as a visit and as what is owed mostly are: what stands below must not jump when they come.
const CARD_BONES = ['h-49', 'h-28'];

function Bookings() {
  const { t } = useTranslation('dashboard');
  const { id } = useUser();
  const profile = useActiveProfile();
  const { data, error, isRefetching, refetch } = useQuery(currentBookingsQuery(id));
  if (data) {
    const { upcoming, owed } = apart(data.filter(isOf(profile)), new Date());
    return (
      <div className="grid items-start gap-7 lg:grid-cols-[3fr_2fr] lg:gap-5">
        <Upcoming bookings={upcoming} />
        <Outstanding bookings={owed} />
      </div>
    );
  }
  if (!error)
    return (
      <Skeleton>
        <div className="grid items-start gap-7 lg:grid-cols-[3fr_2fr] lg:gap-5">
          {CARD_BONES.map((size) => (
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
  return (
    <Card>
      <Problem text={t('failed')} retrying={isRefetching} onRetry={() => void refetch()} />
    </Card>
  );
}

import type { User } from '@lakou/contract';
import type { MyAvailability } from '@lakou/contract/scheduling';
import type { Clinic } from '@lakou/contract/user';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { combineQueries } from '../../platform/query-read.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { clinicQuery, offerQuery, profileQuery } from './profiles.queries.ts';

/** Loads one's own profile from the server. */
export function WithProfile({ children }: { children: (user: User) => ReactNode }) {
  return (
    <QueryState query={useQuery(profileQuery(useUser().id))} skeleton={<FormSkeleton />} frame="none">
      {children}
    </QueryState>
  );
}

/** Loads one's own profile as a provider, and what one offers. */
export function WithOffer({ children }: { children: (user: User, offer: MyAvailability) => ReactNode }) {
  const both = combineQueries(useQuery(profileQuery(useUser().id)), useQuery(offerQuery));
  return (
    <QueryState query={both} skeleton={<FormSkeleton />} frame="none">
      {([user, offer]) => children(user, offer)}
    </QueryState>
  );
}

/** Loads one's own clinic; undefined for an administrator who has not created it yet. */
export function WithClinic({ children }: { children: (clinic: Clinic | undefined) => ReactNode }) {
  const { t } = useTranslation('profiles');
  const { clinicId } = useUser();
  const query = useQuery({ ...clinicQuery(clinicId ?? ''), enabled: clinicId !== null });
  const { error } = query;
  useEffect(() => {
    if (error) toast.error(t('clinicNotFetched'));
  }, [error, t]);
  if (clinicId === null) return children(undefined);
  return (
    <QueryState query={query} skeleton={<FormSkeleton />} frame="none">
      {children}
    </QueryState>
  );
}

function FormSkeleton() {
  return (
    <Skeleton>
      <Card>
        <div className="grid max-w-160 gap-6">
          {['w-32', 'w-40', 'w-28', 'w-36'].map((width) => (
            <div key={width} className="grid gap-2">
              <SkeletonBlock size={`h-4 ${width}`} />
              <SkeletonBlock size="h-12 w-full" />
            </div>
          ))}
        </div>
      </Card>
    </Skeleton>
  );
}

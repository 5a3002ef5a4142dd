import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useFamily } from '../family/active-profile.ts';

interface TrackerPageProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a tracker: its name, and whose it is where there is a choice. */
export function TrackerPage({ title, action, children }: TrackerPageProps) {
  const { t } = useTranslation('trackers');
  const { active, dependents } = useFamily();
  const eyebrow = dependents.length > 0 ? { eyebrow: t('forWhom', { name: active.name }) } : {};
  return (
    <Sections>
      <title>{title}</title>
      <PageTitle {...eyebrow} action={action}>
        {title}
      </PageTitle>
      {children}
    </Sections>
  );
}

interface LoadedProps<T> {
  of: UseQueryResult<T>;
  /** The shape of what is on its way; without it, some cards of words. */
  bones?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What is shown once it is there; before, bones; without it, why. */
export function Loaded<T>({ of, bones, children }: LoadedProps<T>) {
  const { t } = useTranslation('trackers');
  if (of.data !== undefined) return children(of.data);
  if (of.error)
    return (
      <Card>
        <Problem text={t('loadFailed')} retrying={of.isRefetching} onRetry={() => void of.refetch()} />
      </Card>
    );
  return (
    <Skeleton>
      {bones ?? (
        <div className="grid gap-3">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      )}
    </Skeleton>
  );
}

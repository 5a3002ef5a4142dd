import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState, type QueryStateProps } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useFamily } from '../family/active-profile.ts';

interface TrackerPageProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a tracker: its title, and the profile switcher where there is a choice. */
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

interface EntriesStateProps<Data> extends Pick<QueryStateProps<Data>, 'query' | 'notFound' | 'children'> {
  /** The default is some cards of text. */
  skeleton?: ReactNode;
}

/** The states of a query for entries. */
export function EntriesState<Data>({ skeleton, ...rest }: EntriesStateProps<Data>) {
  const { t } = useTranslation('trackers');
  const cards = (
    <div className="grid gap-3">
      <SkeletonText />
      <SkeletonText />
      <SkeletonText />
    </div>
  );
  return (
    <QueryState {...rest} skeleton={<Skeleton>{skeleton ?? cards}</Skeleton>} failed={t('loadFailed')} />
  );
}

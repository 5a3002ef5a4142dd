import type { MaternityProfile } from '@lakou/contract/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { JournalForm } from './journal-form.tsx';
import { JournalRow } from './journal-row.tsx';
import { journalQuery } from './maternity.queries.ts';

/** Write today's entry, and read those before, newest first. */
export function Journal({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  return (
    <Section title={t('journal.title')}>
      <div className="grid items-start gap-3 lg:grid-cols-2 lg:gap-5">
        <JournalForm shared={profile.shared} />
        <Entries patientId={profile.patientId} />
      </div>
    </Section>
  );
}

function Entries({ patientId }: { patientId: string }) {
  const { t } = useTranslation('maternity');
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(journalQuery(patientId));
  if (!data && error)
    return (
      <Card>
        <Problem text={t('journal.loadFailed')} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Skeleton>
        <SkeletonCard />
      </Skeleton>
    );
  const entries = data.pages.flat();
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState drawing={<Letter />} text={t('journal.empty')} />
      </Card>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <JournalRow key={entry.id} entry={entry} own />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="tint" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('journal.more')}
        </Button>
      )}
    </div>
  );
}

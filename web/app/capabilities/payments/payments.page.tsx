import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { PaymentRow } from './payment-row.tsx';
import { paymentsQuery } from './payments.queries.ts';

export const clientLoader = needsWords('payments');

/** What one has paid, with receipts. */
export default function Payments() {
  const { t } = useTranslation('payments');
  return (
    <>
      <title>{t('history')}</title>
      <Sections>
        <PageTitle>{t('history')}</PageTitle>
        <History />
      </Sections>
    </>
  );
}

function History() {
  const { t } = useTranslation('payments');
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(paymentsQuery);
  if (!data) {
    if (error)
      return (
        <Card>
          <Problem text={t('loadFailed')} retrying={isRefetching} onRetry={() => void refetch()} />
        </Card>
      );
    return (
      <Skeleton>
        <div className="space-y-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Skeleton>
    );
  }
  const payments = data.pages.flat();
  if (payments.length === 0)
    return (
      <Card>
        <EmptyState drawing={<Letter />} text={`${t('historyEmpty')} ${t('historyEmptyHint')}`} />
      </Card>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="tint" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('loadMore')}
        </Button>
      )}
    </>
  );
}

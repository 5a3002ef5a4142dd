import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { PaymentRow } from './payment-row.tsx';
import { paymentsQuery } from './payments.queries.ts';

export const clientLoader = needsWords('payments');

/** One's own payments, with receipts. */
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
  return (
    <PagedList
      query={useInfiniteQuery(paymentsQuery)}
      skeleton={
        <Skeleton>
          <div className="space-y-3">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Skeleton>
      }
      failed={t('loadFailed')}
      empty={<EmptyCard drawing={<Letter />} text={`${t('historyEmpty')} ${t('historyEmptyHint')}`} />}
      more={t('loadMore')}
      moreVariant="tint"
    >
      {(payments) => (
        <ul className="flex flex-col gap-3">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

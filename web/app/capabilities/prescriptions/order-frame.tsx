import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { orderQuery } from './orders.queries.ts';

interface OrderFrameProps {
  id: string;
  back: { to: string; text: string };
  titleOf: (order: PharmacyOrder) => string;
  children: (order: PharmacyOrder) => ReactNode;
}

/** The screen of one order in its states. */
export function OrderFrame({ id, back, titleOf, children }: OrderFrameProps) {
  const { t } = useTranslation('pharmacy-orders');
  const query = useQuery(orderQuery(id));
  useMarkNotificationsRead(query.data?.id);
  const framed = (title: string, content: ReactNode) => (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{title}</title>
      <BackLink to={back.to}>{back.text}</BackLink>
      <PageTitle>{title}</PageTitle>
      {content}
    </div>
  );
  return (
    <QueryState
      query={query}
      failed={t('failed')}
      frame={(problem) => framed(t('one'), <Card>{problem}</Card>)}
      skeleton={framed(
        t('one'),
        <Skeleton>
          <SkeletonCard />
        </Skeleton>,
      )}
      notFound={framed(t('one'), <EmptyCard drawing={<Letter />} text={t('noSuch')} />)}
    >
      {(order) => framed(titleOf(order), children(order))}
    </QueryState>
  );
}

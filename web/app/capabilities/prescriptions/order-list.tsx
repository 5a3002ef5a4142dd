import type { ListedOrder } from '@lakou/contract/pharmacy-orders';
import { formatDate } from '@lakou/i18n';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { OrderBadge } from './order-badge.tsx';

interface OrderListProps {
  query: UseInfiniteQueryResult<InfiniteData<readonly ListedOrder[]>>;
  empty: string;
  /** What an order is called: the pharmacy for the patient, the person for the pharmacy. */
  titleOf: (order: ListedOrder) => string;
  /** The address of the orders, to which the id of one is added. */
  to: string;
}

/** Orders as lines that open one, newest first. */
export function OrderList({ query, empty, titleOf, to }: OrderListProps) {
  const { t } = useTranslation('pharmacy-orders');
  const lang = useLanguage();
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <PagedList
      query={query}
      failed={t('failed')}
      more={t('more')}
      empty={<EmptyCard drawing={<Letter />} text={empty} />}
    >
      {(orders) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {orders.map((order) => (
            <li key={order.id} className="border-line not-first:border-t">
              <Link to={`${to}/${order.id}`} className="grid gap-1.5 px-4 py-3 hover:bg-sunken">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-semibold wrap-anywhere">{titleOf(order)}</span>
                  <span className="text-14 text-ink-soft">{day(order.sentAt)}</span>
                </span>
                <span className="text-15 text-ink-soft wrap-anywhere">{order.drugs.join(' · ')}</span>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
                  <OrderBadge status={order.status} />
                  {t(`way.${order.way}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

interface CardListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<readonly Item[]>>;
  /** The text of the empty state, under the drawing. */
  empty: string;
  drawing: ReactNode;
  failed?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A paged list of cards. */
export function CardList<Item>({ empty, drawing, ...rest }: CardListProps<Item>) {
  const { t } = useTranslation('provider-workspace');
  return (
    <PagedList
      {...rest}
      skeleton={<CardsSkeleton />}
      empty={<EmptyCard drawing={drawing} text={empty} />}
      more={t('more')}
    />
  );
}

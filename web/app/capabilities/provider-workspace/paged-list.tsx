import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';

interface PagedListProps<Item> {
  found: UseInfiniteQueryResult<InfiniteData<Item[]>>;
  /** Said when there is nothing, under a drawing. */
  empty: string;
  drawing: ReactNode;
  /** Said when it could not be read; else what the error says. */
  failed?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that comes page by page: its skeleton, its problem, its emptiness, and the way to more. */
export function PagedList<Item>({ found, empty, drawing, failed, children }: PagedListProps<Item>) {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  if (!data && !error) return <CardsSkeleton />;
  if (!data)
    return (
      <Card>
        <Problem text={failed ?? errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  const items = data.pages.flat();
  if (items.length === 0)
    return (
      <Card>
        <EmptyState drawing={drawing} text={empty} />
      </Card>
    );
  return (
    <>
      {children(items)}
      {hasNextPage && (
        <Button variant="secondary" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

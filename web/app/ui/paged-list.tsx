import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreButton } from './more-button.tsx';
import { QueryState, type QueryStateProps } from './query-state.tsx';

interface PagedListProps<Item>
  extends Pick<QueryStateProps<unknown>, 'skeleton' | 'failed' | 'frame' | 'notFound'> {
  query: UseInfiniteQueryResult<InfiniteData<readonly Item[]>>;
  /** What an empty list says; null only where the list is not missed. */
  empty: ReactNode;
  /** The text of the button that reads the next page. */
  more: string;
  moreVariant?: 'secondary' | 'tint';
  children: (items: readonly Item[]) => ReactNode;
}

/** The states of a list that is read page by page, and the button that reads more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, more, moreVariant, children, ...states } = props;
  return (
    <QueryState query={query} {...states} isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}>
      {({ pages }) => (
        <>
          {children(pages.flat())}
          <MoreButton query={query} variant={moreVariant}>
            {more}
          </MoreButton>
        </>
      )}
    </QueryState>
  );
}

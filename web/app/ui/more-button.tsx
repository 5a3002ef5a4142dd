import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';

interface MoreButtonProps {
  query: UseInfiniteQueryResult<InfiniteData<unknown>>;
  variant?: 'secondary' | 'tint' | undefined;
  children: string;
}

/** Reads the next page of a list; nothing where there is none. */
export function MoreButton({ query, variant = 'secondary', children }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant={variant}
      block
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}

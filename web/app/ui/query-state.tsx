import type { ReactNode } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import type { PagedRead, QueryRead } from '../platform/query-read.ts';
import { Card } from './card.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { Problem } from './problem.tsx';
import { Skeleton, SkeletonCard } from './skeleton.tsx';

export interface QueryStateProps<Data> {
  query: QueryRead<Data> & PagedRead;
  /** Shown until the first reply, by default one card; null to show nothing. */
  skeleton?: ReactNode;
  /** The text when it failed; the default is the text of the error. */
  failed?: string | undefined;
  /** Where the problem is shown: in a card, without a frame, or as the function returns it. */
  frame?: 'card' | 'none' | ((problem: ReactNode) => ReactNode);
  /** Shown when the server answers 404, even if there is older data. */
  notFound?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const ONE_CARD = (
  <Skeleton>
    <SkeletonCard />
  </Skeleton>
);

/** The states of a query: skeleton, problem, empty, content. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, notFound } = props;
  const { data, error } = query;
  const isMissing = notFound !== undefined && error instanceof ApiError && error.status === 404;
  // The content keeps its position among the children, so that a note above it does not remount it.
  return (
    <>
      {data !== undefined && error && !isMissing && <OutdatedNote query={query} />}
      {isMissing ? notFound : <Body {...props} />}
    </>
  );
}

function Body<Data>(props: QueryStateProps<Data>) {
  const { query, skeleton = ONE_CARD, failed, frame = 'card', isEmpty, empty, children } = props;
  const errorText = useErrorText();
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton;
  const problem = (
    <Problem
      text={failed ?? errorText(error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  if (typeof frame === 'function') return frame(problem);
  return frame === 'card' ? <Card>{problem}</Card> : problem;
}

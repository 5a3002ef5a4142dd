/** What a screen needs to know about a query: the result of `useQuery`, or of several queries combined. */
export interface QueryRead<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The additional fields of a list that is read page by page. */
export interface PagedRead {
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

type ReadsOf<All extends readonly unknown[]> = { readonly [Index in keyof All]: QueryRead<All[Index]> };

/**
 * Combines several queries: it has data when all have data, an error when one has an error, and retries only those that
 * failed.
 */
export function combineQueries<const All extends readonly unknown[]>(
  ...queries: ReadsOf<All>
): QueryRead<All> {
  const all: readonly QueryRead<unknown>[] = queries;
  const isComplete = all.every(({ data }) => data !== undefined);
  return {
    data: isComplete ? (all.map(({ data }) => data) as unknown as All) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

/** What a screen needs to know of a query that reads: the result of `useQuery`, or of several as one. */
export interface QueryRead<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What a list that is read page by page adds to that. */
export interface PagedRead {
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

type ReadsOf<All extends readonly unknown[]> = { readonly [Index in keyof All]: QueryRead<All[Index]> };

/** Several queries as one: there once all of them are, failed when one of them is; only failed ones are read again. */
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

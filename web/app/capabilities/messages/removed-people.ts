import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** People whose account turned out to be deleted; hidden from the list until the app is opened again. */
const removedPeopleQuery = queryOptions({
  queryKey: ['chat-gone'],
  queryFn: (): readonly string[] => [],
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const useRemovedPeople = (): readonly string[] => useQuery(removedPeopleQuery).data;

export function useMarkRemoved(): (userId: string) => void {
  const queries = useQueryClient();
  return (userId) => queries.setQueryData(removedPeopleQuery.queryKey, (gone = []) => [...gone, userId]);
}

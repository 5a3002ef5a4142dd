import type { Booking } from '@lakou/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictsQuery } from './agenda.queries.ts';

/** The visits outside of the hours, read after each saving; those that were there before are not asked about again. */
export function useConflicts() {
  const queries = useQueryClient();
  const [kept, setKept] = useState<readonly string[]>();
  const query = useQuery({ ...conflictsQuery, enabled: kept !== undefined });
  const open: Booking[] = kept && query.data ? query.data.filter(({ id }) => !kept.includes(id)) : [];
  return {
    open,
    /** The hours are saved, but nothing tells whether visits lie outside of them. */
    unread: kept !== undefined && query.isError ? query : undefined,
    /** Remembers what lies outside of the hours before they are saved. */
    async before(): Promise<string[]> {
      return (await queries.fetchQuery({ ...conflictsQuery, retry: false })).map(({ id }) => id);
    },
    async look(known: readonly string[]): Promise<void> {
      await queries.invalidateQueries({ queryKey: conflictsQuery.queryKey });
      setKept(known);
    },
    keep: (id: string) => setKept((before = []) => [...before, id]),
    close: () => setKept(undefined),
  };
}

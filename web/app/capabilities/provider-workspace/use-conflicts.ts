import type { Booking } from '@lakou/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictsQuery } from './agenda.queries.ts';

/** The visits outside of the hours, read after each saving; those that were there before are not asked about again. */
export function useConflicts() {
  const queries = useQueryClient();
  const [kept, setKept] = useState<readonly string[]>();
  const { data = [] } = useQuery({ ...conflictsQuery, enabled: kept !== undefined });
  const open: Booking[] = kept ? data.filter(({ id }) => !kept.includes(id)) : [];
  return {
    open,
    /** Remembers what lies outside of the hours before they are saved. */
    async before(): Promise<string[]> {
      return (await queries.fetchQuery(conflictsQuery)).map(({ id }) => id);
    },
    async look(known: readonly string[]): Promise<void> {
      await queries.invalidateQueries({ queryKey: conflictsQuery.queryKey });
      setKept(known);
    },
    keep: (id: string) => setKept((before = []) => [...before, id]),
    close: () => setKept(undefined),
  };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLowData } from '../../platform/low-data.ts';
import { sessionQuery, useUser } from '../../platform/session.ts';

/** After the first screen has long been read, so that nothing waits for it. */
const LATER_MS = 8000;
/** What was kept a few hours ago is good enough for a phone that pays for each kilobyte. */
const AGAIN_MS = 6 * 3600 * 1000;

const keyOf = (userId: string) => `family-kept-at:${userId}`;
const isDue = (userId: string) => Date.now() - Number(localStorage.getItem(keyOf(userId)) ?? 0) > AGAIN_MS;

async function keepFamily(queries: QueryClient, userId: string): Promise<void> {
  const user = () => queries.getQueryData(sessionQuery.queryKey);
  const mayGoOn = () => navigator.onLine && !isLowData() && user()?.id === userId;
  const person = user();
  if (!person || !mayGoOn() || !isDue(userId)) return;
  const { loadFamily } = await import('./family-reads.ts');
  if ((await loadFamily(queries, person, mayGoOn)) === 'done')
    localStorage.setItem(keyOf(userId), String(Date.now()));
}

let scheduled: string | undefined;

/** Reads in the background what a family opens without a network; the device keeps it. Not in low-data mode. */
export function useKeptFamily(): void {
  const queries = useQueryClient();
  const { id } = useUser();
  useEffect(() => {
    if (scheduled === id) return;
    scheduled = id;
    // It goes on when another screen is opened.
    setTimeout(() => void keepFamily(queries, id).catch(() => undefined), LATER_MS);
  }, [queries, id]);
}

import { transferred } from './transferred.ts';

const KEY = 'data-used';

interface Used {
  readonly month: string;
  readonly bytes: number;
}

/** What this device loaded for the app in the month of `day`, in bytes. */
export function dataUsed(day = new Date()): number {
  const month = day.toISOString().slice(0, 7);
  const kept: Partial<Used> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return kept.month === month ? (kept.bytes ?? 0) : 0;
}

export function addDataUsed(bytes: number, day = new Date()): void {
  if (bytes <= 0) return;
  const used: Used = { month: day.toISOString().slice(0, 7), bytes: dataUsed(day) + bytes };
  localStorage.setItem(KEY, JSON.stringify(used));
}

/** Counts what this page loads, and what the service worker says that it loaded. */
export function countDataUsed(): void {
  const observer = new PerformanceObserver((list) => addDataUsed(transferred(list.getEntries())));
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.loaded === 'number') addDataUsed(data.loaded);
  });
}

import { useSyncExternalStore } from 'react';

const CHOICES = ['auto', 'on', 'off'] as const;
export type LowDataChoice = (typeof CHOICES)[number];

const KEY = 'low-data';
const SLOW: readonly unknown[] = ['slow-2g', '2g'];

interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;
const listeners = new Set<() => void>();

export function lowDataChoice(): LowDataChoice {
  const kept = localStorage.getItem(KEY);
  return CHOICES.find((choice) => choice === kept) ?? 'auto';
}

/** Whether pictures and maps wait until somebody asks: as chosen, else as the browser or a slow link says. */
export function isLowData(): boolean {
  const choice = lowDataChoice();
  const link = connection();
  return choice === 'auto' ? link?.saveData === true || SLOW.includes(link?.effectiveType) : choice === 'on';
}

/** The stylesheet then uses the letters of the system. */
const markLowData = () => document.documentElement.toggleAttribute('data-low-data', isLowData());

/** Remembers the choice on this device. */
export function chooseLowData(choice: LowDataChoice): void {
  localStorage.setItem(KEY, choice);
  markLowData();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const link = connection();
  listeners.add(listener);
  link?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    link?.removeEventListener('change', listener);
  };
}

export const useLowData = (): boolean => useSyncExternalStore(subscribe, isLowData, () => false);

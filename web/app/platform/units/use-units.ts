import { useSyncExternalStore } from 'react';
import { keepUnits, ownUnits } from './own-units.ts';
import type { Units } from './units.ts';

const listeners = new Set<() => void>();
let current: Units | undefined;

const read = (): Units => {
  current ??= ownUnits();
  return current;
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function choose(chosen: Partial<Units>): void {
  keepUnits(chosen);
  current = { ...read(), ...chosen };
  for (const listener of listeners) listener();
}

/** The unit of each quantity on this device, and how to choose another; every screen follows at once. */
export function useUnits(): [units: Units, choose: (chosen: Partial<Units>) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}

import { useSyncExternalStore } from 'react';

const KEY = 'lakou.letterKeys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether a letter pressed alone does something on this device; who dictates or presses keys by accident switches it off. */
export function areLetterKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // Storage is blocked: as for everybody who chose nothing.
    return true;
  }
}

function choose(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is blocked; the choice cannot be kept.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLetterKeys(): [on: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areLetterKeysOn, () => true), choose];
}

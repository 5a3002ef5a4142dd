import { useSyncExternalStore } from 'react';

const KEPT = 'firstAidKit';
const listeners = new Set<() => void>();

/** The ticked items; anything invalid in the storage is ignored. */
export function readChecks(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const toggled = (checks: readonly string[], id: string): string[] =>
  checks.includes(id) ? checks.filter((one) => one !== id) : [...checks, id];

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function keep(checks: readonly string[]) {
  localStorage.setItem(KEPT, JSON.stringify(checks));
  for (const listener of listeners) listener();
}

/** The ticked items of the kit at home, stored on this device only. */
export function useKitChecks() {
  const checks = readChecks(useSyncExternalStore(subscribe, () => localStorage.getItem(KEPT)));
  return {
    has: (id: string) => checks.includes(id),
    toggle: (id: string) => keep(toggled(checks, id)),
    reset: () => keep([]),
  };
}

import { useSyncExternalStore } from 'react';

const KEPT = 'firstAidKit';
const listeners = new Set<() => void>();

/** What was ticked; whatever else lies there counts as nothing. */
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

/** What is in the kit at home: nobody's business but this device's. */
export function useKitChecks() {
  const checks = readChecks(useSyncExternalStore(subscribe, () => localStorage.getItem(KEPT)));
  return {
    has: (id: string) => checks.includes(id),
    toggle: (id: string) => keep(toggled(checks, id)),
    reset: () => keep([]),
  };
}

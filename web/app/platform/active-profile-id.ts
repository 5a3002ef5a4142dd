import { useSyncExternalStore } from 'react';

const keyOf = (userId: string) => `activeProfile:${userId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The id of the profile that was chosen on this device; null when none was. */
export const useActiveProfileId = (userId: string | undefined): string | null =>
  useSyncExternalStore(subscribe, () => (userId ? localStorage.getItem(keyOf(userId)) : null));

export function chooseProfileId(userId: string, id: string): void {
  localStorage.setItem(keyOf(userId), id);
  for (const listener of listeners) listener();
}

import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 60rem)');

function subscribe(listener: () => void) {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the list and the map fit side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );

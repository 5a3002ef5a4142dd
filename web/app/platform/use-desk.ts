import { useSyncExternalStore } from 'react';

const DESK = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page has the rail of desktops, so that a detail stands beside what it was opened from. */
export const useDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DESK).matches,
    () => false,
  );

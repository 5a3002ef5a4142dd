import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function follow(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether two columns fit beside each other. */
export const useWideScreen = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);

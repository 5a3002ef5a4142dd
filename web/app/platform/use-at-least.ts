import { useSyncExternalStore } from 'react';

const queryOf = (rem: number) => matchMedia(`(min-width: ${rem}rem)`);

/** Whether the window is at least so wide; not on the server, which does not know. */
export function useAtLeast(rem: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = queryOf(rem);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => queryOf(rem).matches,
    () => false,
  );
}

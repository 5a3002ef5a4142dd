import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isKept } from '../platform/device/kept-reads.ts';
import { useUser } from '../platform/session.ts';

/** When the oldest of what is shown was read from the server, in milliseconds; undefined when nothing of it is kept. */
export function useAsOf(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const { role } = useUser();
  const oldest = () => {
    const shown = cache
      .findAll({ type: 'active' })
      .filter(({ queryKey }) => queryKey[0] !== 'session' && isKept(queryKey, role))
      .map(({ state }) => state.dataUpdatedAt)
      .filter((at) => at > 0);
    return shown.length > 0 ? Math.min(...shown) : undefined;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), oldest);
}

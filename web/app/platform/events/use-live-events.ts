import type { LiveEvent } from '@lakou/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { SESSION_KEY } from '../query.ts';

const listeners = new Set<(event: LiveEvent) => void>();

/** Mounted once, in the frame of the app: what happens elsewhere shows here without reloading. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Asked again, the session says that it is over, and the app's door does the rest.
    const askSession = () => void queries.invalidateQueries({ queryKey: SESSION_KEY });
    let stop: (() => void) | undefined;
    let left = false;
    // After the first screen: it does not wait for what comes later.
    void import('./live.ts').then(({ startLive }) => {
      if (left) return;
      stop = startLive({
        onSessionEnded: askSession,
        onEvent(event, stale) {
          if (event.kind === 'session-ended') askSession();
          // What is on its way already is not asked for twice after a break; an event may be newer than it.
          const cancelRefetch = event.kind !== 'refetch';
          for (const key of stale) void queries.invalidateQueries({ queryKey: [key] }, { cancelRefetch });
          for (const listener of listeners) listener(event);
        },
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [queries]);
}

/** For what is heard and not fetched, such as somebody typing. */
export function useLiveEvent(kind: LiveEvent['kind'], hear: (id: string) => void): void {
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind === kind) hear(event.id);
  });
  useEffect(() => {
    const listener = (event: LiveEvent) => onEvent(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

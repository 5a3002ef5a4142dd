import type { LiveEvent } from '@lakou/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { SESSION_KEY } from '../query.ts';

const AFTER_FIRST_SCREEN_MS = 1500;
// A session that goes on under a new cookie ends too: the cookie may still be on its way.
const COOKIE_ARRIVES_MS = 700;

const listeners = new Set<(event: LiveEvent) => void>();
let stop: (() => void) | undefined;
let leaving = false;

/** Before signing out: the end of the session is no news then. */
export function stopLiveEvents(): void {
  leaving = true;
  stop?.();
}

/** Mounted once, in the frame of the app: what happens elsewhere shows here without reloading. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Asked again, the session says that it is over, and the app's door does the rest.
    const ask = () => void queries.invalidateQueries({ queryKey: SESSION_KEY });
    let asking: ReturnType<typeof setTimeout> | undefined;
    const askSession = () => {
      clearTimeout(asking);
      asking = setTimeout(ask, COOKIE_ARRIVES_MS);
    };
    let left = false;
    // After the first screen: on a slow link it does not share the line with what comes later.
    const begin = setTimeout(async () => {
      const { startLive } = await import('./live.ts');
      if (left || leaving) return;
      stop = startLive({
        onSessionEnded: askSession,
        onEvent(event, stale) {
          if (event.kind === 'session-ended') askSession();
          // What came before the line was open may be old already, however new: nobody told of what happened in
          // between. What is on its way is not asked for twice; an event may be newer than it.
          const cancelRefetch = event.kind !== 'refetch';
          for (const key of stale) void queries.invalidateQueries({ queryKey: [key] }, { cancelRefetch });
          for (const listener of listeners) listener(event);
        },
      });
    }, AFTER_FIRST_SCREEN_MS);
    return () => {
      left = true;
      clearTimeout(begin);
      clearTimeout(asking);
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

import type { LiveEvent } from '@lakou/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { afterFirstScreen } from '../after-first-screen.ts';

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
    let left = false;
    const start = async () => {
      const module = await import('./listen.ts').catch(() =>
        addEventListener('online', start, { once: true }),
      );
      if (!module || left || leaving) return;
      stop = module.listen(queries, (event) => {
        for (const listener of listeners) listener(event);
      });
    };
    const callOff = afterFirstScreen(start);
    return () => {
      left = true;
      callOff();
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

import type { LiveEvent } from '@lakou/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { afterFirstScreen } from '../after-first-screen.ts';

const listeners = new Set<(event: LiveEvent) => void>();
let stop: (() => void) | undefined;
let leaving = false;

/** Called before signing out, so that the end of the stream is not reported as an ended session. */
export function stopLiveEvents(): void {
  leaving = true;
  stop?.();
}

/** Mounted once, in the layout of the app: shows changes of other people and devices without a reload. */
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
    const cancel = afterFirstScreen(start);
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [queries]);
}

/** For events that are only received and never fetched, such as somebody typing. */
export function useLiveEvent(kind: LiveEvent['kind'], handle: (id: string) => void): void {
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind === kind) handle(event.id);
  });
  useEffect(() => {
    const listener = (event: LiveEvent) => onEvent(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

import { useEffect } from 'react';
import { afterFirstScreen } from '../platform/after-first-screen.ts';
import { startOutbox } from '../platform/outbox/outbox.ts';

/** Sends what was left on this device, from shortly after the first screen on. */
export function useRunningOutbox(userId: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = afterFirstScreen(() => {
      stop = startOutbox(userId);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [userId]);
}

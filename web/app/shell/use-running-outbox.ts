import { useEffect } from 'react';
import { afterFirstScreen } from '../platform/after-first-screen.ts';

/** Sends what was left on this device, from shortly after the first screen on. */
export function useRunningOutbox(userId: string): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const cancel = afterFirstScreen(async () => {
      const { startOutbox } = await import('../platform/outbox/outbox.ts');
      if (!isOver) stop = startOutbox(userId);
    });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [userId]);
}

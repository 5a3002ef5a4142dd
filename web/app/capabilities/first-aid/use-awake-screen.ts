import { useEffect } from 'react';

/** Keeps the screen lit while something is counted; hands that help cannot touch it. */
export function useAwakeScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => {
      lock.then((held) => held?.release()).catch(() => undefined);
    };
  }, [isWanted]);
}

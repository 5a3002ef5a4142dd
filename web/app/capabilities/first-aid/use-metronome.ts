import { useEffect, useEffectEvent } from 'react';
import { beatsBetween } from './beats.ts';
import { beep, vibrate } from './sound.ts';

const LOOK_MS = 100;
// Tones are handed to the sound card this much before they are heard, so that a busy phone keeps the beat.
const AHEAD_MS = 300;

/** Calls `onBeat` at each beat while it runs, with a tone if `isLoud`. */
export function useMetronome(isRunning: boolean, perMinute: number, isLoud: boolean, onBeat: () => void) {
  const sound = useEffectEvent((wait: number) => isLoud && beep(wait, 1000, 0.06));
  const show = useEffectEvent(() => {
    vibrate(40);
    onBeat();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = performance.now();
    let planned = start;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const look = () => {
      const now = performance.now();
      const until = now + AHEAD_MS;
      // A screen that slept takes up the beat again; what it missed is not made up for.
      for (const beat of beatsBetween(start, perMinute, Math.max(planned, now - LOOK_MS), until)) {
        const wait = Math.max(beat - now, 0);
        sound(wait / 1000);
        const timer = setTimeout(() => {
          timers.delete(timer);
          show();
        }, wait);
        timers.add(timer);
      }
      planned = until;
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(looking);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isRunning, perMinute]);
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/toast.ts';
import { beep, vibrate, wakeSound } from './sound.ts';
import { leftOf, newTimer, pausedTimer, readTimer, resumedTimer, type Timer } from './timer.ts';

const KEPT = 'firstAidTimer';
const listeners = new Set<() => void>();
/** What is shown when the timer ends on another screen. */
let overText = '';
let alarm: ReturnType<typeof setTimeout> | undefined;

const kept = () => localStorage.getItem(KEPT);

function ring(): void {
  vibrate([400, 200, 400, 200, 400]);
  for (const wait of [0, 0.5, 1, 2, 2.5, 3]) beep(wait, 880, 0.4);
  if (listeners.size === 0 && overText) toast.info(overText);
  for (const listener of listeners) listener();
}

/** The alarm rings on whatever screen is open by then. */
function setAlarm(timer: Timer | undefined): void {
  clearTimeout(alarm);
  if (timer && timer.endsAt !== null && timer.endsAt > Date.now())
    alarm = setTimeout(ring, timer.endsAt - Date.now());
}

function keep(timer: Timer | undefined): void {
  if (timer) localStorage.setItem(KEPT, JSON.stringify(timer));
  else localStorage.removeItem(KEPT);
  setAlarm(timer);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The timer of this step; it goes on when the screen is left, and after a reload. */
export function useTimer(topicId: string, number: number, minutes: number, over: string) {
  const any = readTimer(useSyncExternalStore(subscribe, kept));
  const timer = any?.topicId === topicId && any.number === number ? any : undefined;
  const [now, setNow] = useState(Date.now);
  const isRunning = timer !== undefined && timer.endsAt !== null && timer.endsAt > now;
  useEffect(() => {
    if (!isRunning) return undefined;
    if (alarm === undefined) setAlarm(readTimer(kept()));
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [isRunning]);
  const change = (next: (at: number) => Timer | undefined) => {
    wakeSound();
    overText = over;
    const at = Date.now();
    setNow(at);
    keep(next(at));
  };
  return {
    timer,
    isRunning,
    left: timer ? leftOf(timer, now) : minutes * 60_000,
    start: () => change((at) => newTimer(topicId, number, minutes, at)),
    pause: () => change((at) => timer && pausedTimer(timer, at)),
    resume: () => change((at) => timer && resumedTimer(timer, at)),
  };
}

const SPEEDS = [1, 1.25, 1.5, 0.75] as const;
type Speed = (typeof SPEEDS)[number];
const KEY = 'speech-speed';

/** The speed that this device chose, else the usual one. */
export const ownSpeed = (): Speed => SPEEDS.find((one) => String(one) === localStorage.getItem(KEY)) ?? 1;

/** The next speed of the round, remembered on this device. */
export function nextSpeed(now: Speed): Speed {
  const next = SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? 1;
  localStorage.setItem(KEY, String(next));
  return next;
}

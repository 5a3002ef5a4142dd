const DAY_MS = 24 * 3600 * 1000;

/** How long it is from now to the next time that this hour and minute of UTC comes. */
export function untilNext(time: string, now: Date): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute);
  return today > now.getTime() ? today - now.getTime() : today + DAY_MS - now.getTime();
}

/** Does the work each day at this time, until it is stopped; work that fails is done the next day again. */
export function eachDay(time: string, now: () => Date, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => void work().then(wait, wait), untilNext(time, now())).unref();
  };
  wait();
  return () => clearTimeout(timer);
}

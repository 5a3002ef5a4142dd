const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** The pause before the next try: it doubles each time, with a random part so that not all devices retry at once. */
export function retryDelay(tries: number, random: () => number = Math.random): number {
  return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.5 + random() / 2);
}

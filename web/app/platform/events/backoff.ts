const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before the next try: twice as long each time, never all devices at the same moment. */
export function pauseBefore(tries: number, random: () => number = Math.random): number {
  return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.5 + random() / 2);
}

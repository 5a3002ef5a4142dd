/** The moments of the beats in [from, until), of a beat that began at `start`, all in milliseconds. */
export function beatsBetween(start: number, perMinute: number, from: number, until: number): number[] {
  const gap = 60_000 / perMinute;
  const first = Math.max(Math.ceil((from - start) / gap), 0);
  const count = Math.max(Math.ceil((until - start) / gap) - first, 0);
  return Array.from({ length: count }, (_, index) => start + (first + index) * gap);
}

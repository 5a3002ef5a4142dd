/** The requested step, limited to the first and the last. Counted from 1. */
export function boundedStep(asked: number, count: number): number {
  const whole = Number.isFinite(asked) ? Math.trunc(asked) : 1;
  return Math.min(Math.max(whole, 1), Math.max(count, 1));
}

const FAR_ENOUGH = 48;

/** The steps to move for a swipe: only clearly horizontal movements count. */
export function swipeMove(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

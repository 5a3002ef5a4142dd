/** The step that an address or a press asks for, never before the first nor after the last. Counted from 1. */
export function boundedStep(asked: number, count: number): number {
  const whole = Number.isFinite(asked) ? Math.trunc(asked) : 1;
  return Math.min(Math.max(whole, 1), Math.max(count, 1));
}

const FAR_ENOUGH = 48;

/** A finger's way as a move between steps: sideways and clearly so, else none. */
export function swipeMove(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

let steps = 0;

/** Counts one step of the inner loops, so that tests can compare the work for a short and a long text. */
export const countStep = (): void => {
  steps++;
};

/** The number of steps that a call takes. */
export function stepsOf(call: () => unknown): number {
  const before = steps;
  call();
  return steps - before;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value that the share `p` of all values does not exceed; `p` from 0 to 1. */
export function percentile(values: readonly number[], p: number): number {
  const index = Math.min(values.length - 1, Math.max(0, Math.ceil(p * values.length) - 1));
  return sorted(values)[index] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const inOrder = sorted(values);
  const middle = inOrder.length / 2;
  const [below = Number.NaN, above = below] = inOrder.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (below + above) / 2;
}

/** The ratio of one field in each round to the same field in the paired round. */
export function ratios<T>(ours: readonly T[], theirs: readonly T[], field: (round: T) => number): number[] {
  return ours.map((round, index) => {
    const beside = theirs[index];
    return beside === undefined ? Number.NaN : field(round) / field(beside);
  });
}

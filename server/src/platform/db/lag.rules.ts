import type { WalPosition } from './wal-position.ts';

/** A replica that is further behind is not read. */
export const MOST_LAG_MS = 30_000;

/** Where the primary was, and when by our own monotonic clock. */
interface Sample {
  readonly at: number;
  readonly position: WalPosition;
}

/**
 * What a replica must have replayed to be at most `MOST_LAG_MS` behind, told by where the primary was that long ago.
 * The clocks of the database servers do not matter, and an idle primary does not look like lag.
 */
export function createLagLimit() {
  let samples: Sample[] = [];
  return {
    add(at: number, position: WalPosition): void {
      samples.push({ at, position });
      const lastOld = samples.findLastIndex((sample) => at - sample.at >= MOST_LAG_MS);
      if (lastOld > 0) samples = samples.slice(lastOld);
    },
    /** The oldest known position where none is old enough; undefined before the first. */
    limit(at: number): WalPosition | undefined {
      return (samples.findLast((sample) => at - sample.at >= MOST_LAG_MS) ?? samples[0])?.position;
    },
  };
}

import type { CycleLog, SeenLog } from '@lakou/contract/cycle';

/** What is noted of a day, without whose and which; null when nothing is. */
export function seenOf(log: CycleLog | SeenLog | null | undefined): SeenLog | null {
  if (!log) return null;
  const { flow, symptoms, bbt, cervicalMucus, ovulationTest } = log;
  return { flow, symptoms, bbt, cervicalMucus, ovulationTest };
}

import type { CycleLog, SeenLog } from '@lakou/contract/cycle';
import { valuesOf } from './log-draft.ts';

/** What is noted of a day, without whose and which; null when nothing is. */
export const seenOf = (log: CycleLog | SeenLog | null | undefined): SeenLog | null =>
  log ? valuesOf(log) : null;

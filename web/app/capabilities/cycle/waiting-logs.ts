import { detectPeriods } from '@lakou/clinical';
import type { LakouContract, Result } from '@lakou/contract';
import type { CycleLog } from '@lakou/contract/cycle';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { NOTHING_NOTED } from './log-draft.ts';

export type CycleRead = Result<LakouContract['GET /api/data/health/menstrual/:id']>;

/** What this device kept before the app was updated may lack what a log has gained since. */
export const completeLogs = ({ logs, cycles }: CycleRead): CycleRead => ({
  cycles,
  logs: logs.map((log) => ({ ...NOTHING_NOTED, ...log })),
});

/** The days that wait on this device; one that the server refused is not among them. */
const waitingLogs = (items: readonly StoredItem[]): CycleLog[] =>
  items
    .filter(({ kind, refusal }) => kind === 'cycle' && !refusal)
    .map(({ body }) => ({ ...NOTHING_NOTED, ...(body as unknown as CycleLog) }));

/** What the server knows, with the days that are still to be sent, so that without a network the page knows them too. */
export function withWaiting(read: CycleRead, items: readonly StoredItem[]): CycleRead {
  const waiting = waitingLogs(items);
  if (waiting.length === 0) return read;
  const byDay = new Map([...read.logs, ...waiting].map((log) => [log.date, log]));
  const logs = [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  // Periods from before the logs that were read are known from the server only.
  const first = read.logs[0]?.date;
  const older = read.cycles.filter(({ endDate }) => first === undefined || endDate < first);
  const cycles = [...older, ...detectPeriods(logs)].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return { logs, cycles };
}

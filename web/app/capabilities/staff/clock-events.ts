import type { TimeLog } from '@lakou/contract/staff';

export interface ClockEvent {
  readonly id: string;
  readonly name: string;
  readonly kind: 'in' | 'out';
  readonly at: string;
}

/** The latest events of these logs, the newest first: each log was opened, and perhaps closed. */
export function latestEvents(logs: readonly TimeLog[], most: number): ClockEvent[] {
  const events = logs.flatMap(({ id, staffName: name, clock_in_time, clock_out_time }): ClockEvent[] => [
    { id, name, kind: 'in', at: clock_in_time },
    ...(clock_out_time ? [{ id, name, kind: 'out', at: clock_out_time } as const] : []),
  ]);
  return events.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most);
}

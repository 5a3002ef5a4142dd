import type { CycleLog, SeenLog } from '@lakou/contract/cycle';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { seenOf } from './seen-log.ts';

type Waiting = Pick<OutboxItem, 'id' | 'body' | 'refusal'>;

/** What the form of a waiting day begins with; who saves it after a conflict has seen what was saved meanwhile. */
export function waitingLog({ id, body, refusal }: Waiting) {
  const log = body as unknown as CycleLog & { seen?: SeenLog | null };
  const saved = refusal?.saved as CycleLog | null | undefined;
  return { log, waitingId: id, seen: saved === undefined ? log.seen : seenOf(saved) };
}

/** What waits on this device for a day is changed there, before it is sent; else what the server has. */
export function logToEdit(
  day: string,
  logs: readonly CycleLog[],
  items: readonly (Waiting & Pick<OutboxItem, 'kind'>)[],
) {
  const waiting = items.find(({ kind, body }) => kind === 'cycle' && body.date === day);
  return waiting ? waitingLog(waiting) : { log: logs.find(({ date }) => date === day) };
}

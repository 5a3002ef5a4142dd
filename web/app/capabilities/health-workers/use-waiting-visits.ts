import type { HomeVisit } from '@lakou/contract/health-workers';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { waitingFor } from '../../platform/outbox/waiting.ts';
import { useUser } from '../../platform/session.ts';
import { NO_VALUES } from '../measurements/entry.ts';

/** A home visit that waits on this device, as the server would show it. */
export const waitingVisit = (
  { id, userId, body }: Pick<OutboxItem, 'id' | 'userId' | 'body'>,
  workerName: string,
): HomeVisit => ({
  ...NO_VALUES,
  pregnant: false,
  note: null,
  nextVisit: null,
  ...(body as { at: string }),
  id,
  workerId: userId,
  workerName,
  danger: null,
});

/** The visits to a person that this device has still to send, newest first. */
export function useWaitingVisits(personId: string): readonly HomeVisit[] {
  const { items } = useOutbox();
  const { name } = useUser();
  const found = waitingFor(items, 'homeVisit', { patientId: personId });
  return found.map((item) => waitingVisit(item, name)).sort((a, b) => b.at.localeCompare(a.at));
}

import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { waitingFor } from '../../platform/outbox/waiting.ts';
import type { Subject } from './subject.ts';

/** The entries of a tracker that this device has still to send: their bodies are the entries. */
export function useWaitingEntries<Entry extends { readonly id: string; readonly at: string }>(
  kind: 'symptom' | 'activity',
  subject: Subject,
): readonly Entry[] {
  const { items } = useOutbox();
  return waitingFor(items, kind, subject).map(({ id, body }) => ({ ...(body as unknown as Entry), id }));
}

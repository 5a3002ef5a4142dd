import type { CycleLog } from '@lakou/contract/cycle';
import type { ItemKind, Refusal } from '../../platform/outbox/item.ts';
import { seenOf } from '../cycle/seen-log.ts';

/** What the person has now seen of the server's version, as its call wants to be told. */
export function seenIn(kind: ItemKind, saved: NonNullable<Refusal['saved']> | null): unknown {
  if (kind === 'cycle') return seenOf(saved as unknown as CycleLog | null);
  return saved?.answer ?? null;
}

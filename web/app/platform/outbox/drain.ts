import type { ItemStore, OutboxItem, Outcome, StoredItem } from './item.ts';

interface DrainOptions {
  readonly items: ItemStore;
  readonly post: (item: OutboxItem) => Promise<Outcome>;
  readonly isOnline: () => boolean;
  /** Told when a sent item has left the store; true keeps a refused one out of the list. */
  readonly onOutcome?: (item: StoredItem, outcome: Outcome) => boolean;
  readonly onSending?: (item: StoredItem) => void;
}

/** Sends what waits, in order. Stops where the network ends; what is refused stays with its reason, and the next follows. */
export async function drain(options: DrainOptions): Promise<'empty' | 'away'> {
  const { items, post, isOnline, onOutcome, onSending } = options;
  for (;;) {
    const next = (await items.list()).find(({ refusal, held }) => !refusal && !held);
    if (!next) return 'empty';
    if (!isOnline()) return 'away';
    onSending?.(next);
    if (!next.tried) await items.put({ ...next, tried: true });
    const outcome = await post(next);
    if (outcome.state === 'away') return 'away';
    if (outcome.state === 'sent') {
      await items.remove(next.seq);
      onOutcome?.(next, outcome);
    } else if (onOutcome?.(next, outcome)) await items.remove(next.seq);
    else await items.put({ ...next, tried: true, refusal: outcome.refusal });
  }
}

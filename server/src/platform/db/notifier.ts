const PAUSE_MS = 20;
// PostgreSQL takes less than 8,000 bytes at once.
const MOST_BYTES = 7_900;

export interface Notifier {
  add(channel: string, item: string): void;
  /** Tells what is waiting, at once. */
  flush(): Promise<void>;
}

/** The items as JSON lists, none longer than may be sent at once. */
function lists(items: readonly string[]): string[] {
  const full: string[][] = [[]];
  let room = MOST_BYTES;
  for (const item of items) {
    const bytes = Buffer.byteLength(item) + 1;
    if (bytes > room) {
      full.push([]);
      room = MOST_BYTES;
    }
    full.at(-1)?.push(item);
    room -= bytes;
  }
  return full.filter((list) => list.length > 0).map((list) => `[${list.join(',')}]`);
}

/**
 * Tells listeners by a statement of its own, what came within a few milliseconds together. Inside the transactions that
 * have news it would cost more: PostgreSQL lets those commit one at a time. Whoever could not be told asks again when
 * the listening connection, lost with this one, is back.
 */
export function createNotifier(send: (channel: string, payload: string) => Promise<unknown>): Notifier {
  const waiting = new Map<string, string[]>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const found = [...waiting];
    waiting.clear();
    // One after the other, so that they are heard in the order in which they happened.
    for (const [channel, items] of found)
      for (const list of lists(items))
        sending = sending
          .then(() => send(channel, list))
          .then(
            () => {},
            () => {},
          );
    return sending;
  };

  return {
    flush,
    add(channel, item) {
      const items = waiting.get(channel) ?? [];
      waiting.set(channel, items);
      items.push(item);
      timer ??= setTimeout(flush, PAUSE_MS);
    },
  };
}

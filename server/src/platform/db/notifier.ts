const PAUSE_MS = 20;
// PostgreSQL takes less than 8,000 bytes in one notification.
const MOST_BYTES = 7_900;

export interface Notifier {
  add(channel: string, item: string): void;
  /** Sends what is queued without the pause. */
  flush(): Promise<void>;
}

/** The items as JSON lists, none longer than PostgreSQL takes. */
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
 * Notifies listeners in a statement of its own, with everything queued within 20 ms. Inside the
 * transactions it would cost more, because PostgreSQL commits transactions that notify one at a
 * time. A notification that cannot be sent is dropped: the listeners have lost their connection for
 * the same reason, and read again when it is back.
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
    // One after the other, so that they arrive in the order of the events.
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

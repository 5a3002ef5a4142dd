import type { Signal } from '@lakou/contract/calls';
import { MOST_SIGNALS_AT_ONCE } from '@lakou/contract/calls.rules';

const GATHER_MS = 60;
const PAUSE_MS = 1500;

/**
 * Sends signals in order, several at once, one request at a time: the receiver reads them by their numbers. What the
 * server refuses is dropped, because it was meant for a browser that is gone; what did not arrive is sent again.
 */
export function createSignalQueue(
  post: (signals: Signal[]) => Promise<void>,
  isRefusal: (error: unknown) => boolean,
) {
  let waiting: Signal[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const soon = (ms: number) => {
    timer ??= setTimeout(send, ms);
  };
  async function send() {
    const batch = waiting.slice(0, MOST_SIGNALS_AT_ONCE);
    let pause = GATHER_MS;
    try {
      await post(batch);
      waiting = waiting.slice(batch.length);
    } catch (error) {
      if (isRefusal(error)) waiting = [];
      else pause = PAUSE_MS;
    }
    timer = undefined;
    if (!closed && waiting.length > 0) soon(pause);
  }
  return {
    add(signal: Signal) {
      if (closed) return;
      waiting.push(signal);
      soon(GATHER_MS);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

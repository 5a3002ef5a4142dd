import type { LiveEvent } from '@lakou/contract/events';
import { retryDelay } from './backoff.ts';
import { staleKeys } from './live-keys.ts';
import { readStream, SessionEnded } from './stream.ts';

const NAME = 'live-events';
const STEADY_MS = 10_000;
// The stream is closed while the page is hidden; the data is read again when the page is shown.
const HIDDEN_MS = 3 * 60_000;

interface Handlers {
  /** `stale`: the first parts of the keys of the queries that the event makes stale. */
  onEvent(event: LiveEvent, stale: readonly string[]): void;
  onSessionEnded(): void;
}

const REFETCH: LiveEvent = { kind: 'refetch', id: '' };

const until = (signal: AbortSignal, ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reconnects after every break, with growing pauses, until it is aborted. */
async function stayConnected(signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const start = Date.now();
    // Events during the break were missed, so everything live is read again.
    await readStream({ signal, onOpen: () => tell(REFETCH), onEvent: tell }).catch((error) => {
      if (error instanceof SessionEnded) throw error;
    });
    if (Date.now() - start > STEADY_MS) tries = 0;
    if (!signal.aborted) await until(signal, retryDelay(tries));
  }
}

/** One stream per browser: the tab that holds the lock reads it and sends the events to the other tabs. */
async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // The Locks API exists only over TLS and on localhost; without it each tab reads its own stream.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(NAME, { signal }, work);
}

/** Reads live events while the page is visible and the device is online. Returns a function that stops it. */
export function startLive({ onEvent, onSessionEnded }: Handlers): () => void {
  const channel = new BroadcastChannel(NAME);
  const handle = (event: LiveEvent) => onEvent(event, staleKeys(event.kind));
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => handle(data);
  const tell = (event: LiveEvent) => {
    channel.postMessage(event);
    handle(event);
  };
  let running: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    running?.abort();
    running = undefined;
  }
  function start() {
    if (running || !navigator.onLine) return;
    running = new AbortController();
    const { signal } = running;
    lead(signal, () => stayConnected(signal, tell)).catch((error) => {
      if (error instanceof SessionEnded && !signal.aborted) onSessionEnded();
    });
  }
  function look() {
    clearTimeout(hiding);
    if (document.visibilityState === 'visible') start();
    else hiding = setTimeout(stop, HIDDEN_MS);
  }

  document.addEventListener('visibilitychange', look);
  addEventListener('online', start);
  addEventListener('offline', stop);
  start();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', start);
    removeEventListener('offline', stop);
    clearTimeout(hiding);
    stop();
    channel.close();
  };
}

import type { LiveEvent } from '@lakou/contract/events';
import { pauseBefore } from './backoff.ts';
import { staleKeys } from './live-keys.ts';
import { readStream, SessionEnded } from './stream.ts';

const NAME = 'live-events';
const STEADY_MS = 10_000;
// A screen nobody looks at needs no line; what it missed it asks for when it is looked at again.
const HIDDEN_MS = 3 * 60_000;

interface Handlers {
  /** With the queries it makes old, by the first part of their key. */
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

/** Comes back after every break, later and later, until told to stop. */
async function stayConnected(signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const start = Date.now();
    // Whatever happened while there was no line is asked for again.
    await readStream({ signal, onOpen: () => tell(REFETCH), onEvent: tell }).catch((error) => {
      if (error instanceof SessionEnded) throw error;
    });
    if (Date.now() - start > STEADY_MS) tries = 0;
    if (!signal.aborted) await until(signal, pauseBefore(tries));
  }
}

/** One stream a browser: the tab that holds the lock reads it and tells the others. */
async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Only over TLS and on localhost; elsewhere each tab has a stream of its own.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(NAME, { signal }, work);
}

/** Listens for as long as somebody looks and there is a network. Returns how to stop. */
export function startLive({ onEvent, onSessionEnded }: Handlers): () => void {
  const channel = new BroadcastChannel(NAME);
  const hear = (event: LiveEvent) => onEvent(event, staleKeys(event.kind));
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data);
  const tell = (event: LiveEvent) => {
    channel.postMessage(event);
    hear(event);
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

import type { LiveEvent } from '@lakou/contract/events';
import { eventReader } from './event-lines.ts';

/** The server says that nobody is signed in, so there is no reason to reconnect. */
export class SessionEnded extends Error {}

// The server sends something every 25 seconds, so a stream that is silent for longer is broken.
const SILENCE_MS = 60_000;

interface Handlers {
  readonly signal: AbortSignal;
  onOpen(): void;
  onEvent(event: LiveEvent): void;
}

/** Reads the stream until it ends; throws when it cannot be opened or breaks. */
export async function readStream({ signal, onOpen, onEvent }: Handlers): Promise<void> {
  const dead = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(() => dead.abort(), SILENCE_MS);
  };
  alive();
  try {
    const response = await fetch('/api/events', { signal: AbortSignal.any([signal, dead.signal]) });
    if (response.status === 401) throw new SessionEnded();
    if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
    onOpen();
    const read = eventReader();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive();
      for (const event of read(decoder.decode(piece.value, { stream: true }))) onEvent(event);
    }
  } finally {
    clearTimeout(watch);
  }
}

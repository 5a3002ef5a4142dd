import type { LiveEvent } from '@lakou/contract/events';
import { eventReader } from './event-lines.ts';

/** Not signed in any more: there is nothing to come back to. */
export class SessionEnded extends Error {}

// The server says something every 25 seconds: a line that stays silent is dead, whatever the phone believes.
const SILENCE_MS = 60_000;

interface Handlers {
  readonly signal: AbortSignal;
  onOpen(): void;
  onEvent(event: LiveEvent): void;
}

/** Reads the stream until it ends; fails when it cannot be opened or breaks. */
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

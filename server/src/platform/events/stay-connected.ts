import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

interface Staying {
  readonly signal: AbortSignal;
  /** Connects, calls `onReady`, and resolves when the connection is lost or closed. */
  connectOnce(onReady: () => void): Promise<void>;
  onLost(): void;
  /** Called when it is connected again. */
  onReconnect(): void;
}

/** Connects again whenever the connection is lost, with growing pauses, until the signal. */
export async function stayConnected({ signal, connectOnce, onLost, onReconnect }: Staying): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let wasAway = false;
  while (!signal.aborted) {
    const ready = () => {
      pause = FIRST_PAUSE_MS;
      if (wasAway && !signal.aborted) onReconnect();
    };
    await connectOnce(ready).catch(() => {});
    if (signal.aborted) return;
    wasAway = true;
    onLost();
    await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

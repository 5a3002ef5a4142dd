import { useRef, useState } from 'react';
import { proveHuman } from './prove-human.ts';

// The server accepts a proof for two minutes.
const FRESH_MS = 100_000;

export type HumanCheckState = 'empty' | 'working' | 'ready' | 'failed';

/** Keeps a proof ready while the box is ticked; each proof is valid for one try. */
export function useHumanCheck() {
  const [state, setState] = useState<HumanCheckState>('empty');
  const kept = useRef<{ proof: string | undefined; until: number } | null>(null);

  async function work(): Promise<string | undefined> {
    const proof = await proveHuman();
    kept.current = { proof, until: Date.now() + FRESH_MS };
    return proof;
  }

  async function tick(checked: boolean): Promise<void> {
    kept.current = null;
    if (!checked) return setState('empty');
    setState('working');
    await work().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }

  /** Returns a proof, and makes a new one when it is used or too old. */
  async function take(): Promise<string | undefined> {
    const own = kept.current;
    const proof = own && own.until > Date.now() ? own.proof : await work();
    kept.current = null;
    return proof;
  }

  return { state, tick: (checked: boolean) => void tick(checked), take };
}

import { fail } from '#platform/errors.ts';
import type { Actor } from './actor.ts';

const PROOF_LASTS_MS = 10 * 60_000;

/** Refuses who has not proven lately that they are themselves: with a code or passkey where two-step is on. */
export function refuseStaleProof(actor: Actor | undefined, at: Date): void {
  if (!actor || at.getTime() - actor.provenAt.getTime() > PROOF_LASTS_MS) fail('step_up_required');
}

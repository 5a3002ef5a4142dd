import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { refuseStaleProof } from './fresh-proof.ts';

const PROVEN_AT = new Date('2026-11-15T12:00:00Z');
const actor: Actor = {
  id: 'a',
  role: 'PATIENT',
  clinicId: null,
  clinicRole: null,
  language: 'ht',
  sessionId: 's',
  isEmailVerified: true,
  provenAt: PROVEN_AT,
};
const STALE = expect.objectContaining({ code: 'step_up_required' });
const after = (ms: number) => () => refuseStaleProof(actor, new Date(PROVEN_AT.getTime() + ms));

test('ACC-6 a proof lasts ten minutes and no longer, and nobody has none', () => {
  expect(after(10 * 60_000)).not.toThrow();
  expect(after(10 * 60_000 + 1)).toThrow(STALE);
  expect(() => refuseStaleProof(undefined, PROVEN_AT)).toThrow(STALE);
});

import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Assertion } from './passkeys.ts';
import { PhoneProof } from './phone-sign-in.ts';

/** Of the app, or a recovery code. */
const AppCode = z.string().trim().min(1).max(100).optional();

/**
 * A password or a code to one's phone, with a code of the app beside it where two-step verification is on; or a
 * passkey, which counts as both.
 */
const Proof = z.union([
  z.object({ credential: Assertion }),
  z.object({ password: z.string().min(1).max(1000), code: AppCode }),
  z.object({ phone: PhoneProof, code: AppCode }),
]);
export type Proof = z.infer<typeof Proof>;

/** Proving oneself again. */
export const stepUp = {
  'POST /api/auth/reauth': {
    summary:
      'Prove with the password or a code to one’s phone, and the code of the app where two-step verification is on, or with a passkey that it is still you; the session goes on under a new token, and calls that ask for a fresh proof work for 10 minutes',
    body: Proof,
  },
} as const satisfies Contract;

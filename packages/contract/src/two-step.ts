import { z } from 'zod';
import type { Contract } from './kit.ts';
import { User } from './user.ts';

/** Six digits from the authenticator app. */
const AppCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'two_step_code_wrong' });

const TwoStep = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  rememberedDevices: z.number().int(),
});
export type TwoStep = z.infer<typeof TwoStep>;

const TwoStepSetup = z.object({
  /** To be typed into the app by hand. */
  secret: z.string(),
  /** Opens the app when it is on the same phone. */
  uri: z.string(),
  /** The same as a picture, `data:image/svg+xml,…`. */
  qr: z.string(),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Two-step verification. */
export const twoStep = {
  'GET /api/users/me/2fa': { summary: 'Whether two-step verification is on', reply: TwoStep },
  'POST /api/users/me/2fa/setup': {
    summary: 'Begin two-step verification; it is not in force until a code confirms it',
    reply: TwoStepSetup,
  },
  'POST /api/users/me/2fa/confirm': {
    summary: 'Confirm with a code of the app; answers the recovery codes, this once',
    body: z.object({ code: AppCode }),
    reply: RecoveryCodes,
    missing: 'two_step_code_wrong',
  },
  'POST /api/users/me/2fa/recovery-codes': {
    summary: 'New recovery codes in place of the old ones, answered this once',
    reply: RecoveryCodes,
  },
  'DELETE /api/users/me/2fa/devices': { summary: 'Ask for the code on every device again' },
  'DELETE /api/users/me/2fa': { summary: 'Turn two-step verification off' },
  'POST /api/auth/2fa/verify': {
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    body: z.object({ code: z.string().trim().min(1).max(100), rememberDevice: z.boolean().optional() }),
    reply: User,
    missing: 'two_step_code_wrong',
  },
} as const satisfies Contract;

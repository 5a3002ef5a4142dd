import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from './passwords.rules.ts';
import { Email, Id } from './primitives.ts';

const NewPassword = z
  .string()
  .max(1000, { error: 'password_too_long', abort: true })
  .refine((text) => text.length >= SHORTEST_PASSWORD, { error: 'new_password_too_short' })
  .refine((text) => new TextEncoder().encode(text).length <= LONGEST_PASSWORD_BYTES, {
    error: 'password_too_long',
  });

/** What opens an account besides its password. What was enrolled before the address was proven may be somebody else's. */
const OtherWaysIn = z.object({
  passkeys: z.array(z.object({ id: Id, name: z.string(), createdAt: z.string(), beforeProof: z.boolean() })),
  twoStep: z.object({ since: z.string(), beforeProof: z.boolean() }).nullable(),
  /** The number whose codes open it; absent when there is none. */
  signInPhone: z.object({ ending: z.string(), since: z.string() }).optional(),
});
export type OtherWaysIn = z.infer<typeof OtherWaysIn>;

/** What a reset removes. Left out, it is all that was enrolled before the address was proven. */
const Removal = z.object({
  passkeys: z.array(z.string().max(100)).max(100),
  twoStep: z.boolean().optional(),
  signInPhone: z.boolean().optional(),
});
export type Removal = z.infer<typeof Removal>;

/** Changing, forgetting and resetting passwords. */
export const passwords = {
  'POST /api/users/change-password': {
    summary: 'Change one’s own password; other devices are signed out',
    body: z.object({
      userId: z.string().max(100),
      currentPassword: z.string().max(1000),
      newPassword: NewPassword,
    }),
    reply: z.object({ message: z.string() }),
  },
  'POST /api/users/me/password': {
    summary: 'Choose a first password, for an account that has none',
    body: z.object({ newPassword: NewPassword }),
  },
  'POST /api/auth/forgot-password': {
    summary: 'Send a link to choose a new password, if there is such an account; the answer does not tell',
    body: z.object({ email: Email }),
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'GET /api/auth/reset-password': {
    summary: 'With the token of a mailed link: what else opens the account, besides the password',
    query: z.object({ token: z.string().max(200) }),
    reply: OtherWaysIn,
  },
  'POST /api/auth/reset-password': {
    summary:
      'Choose a new password with the token of a mailed link; all devices are signed out, and what else opens the account is removed as asked',
    body: z.object({
      token: z.string().max(200),
      newPassword: NewPassword,
      remove: Removal.optional(),
    }),
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Contract;

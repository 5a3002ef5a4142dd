import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from './passwords.rules.ts';
import { Email } from './primitives.ts';

const NewPassword = z
  .string()
  .max(1000, { error: 'password_too_long', abort: true })
  .refine((text) => text.length >= SHORTEST_PASSWORD, { error: 'new_password_too_short' })
  .refine((text) => new TextEncoder().encode(text).length <= LONGEST_PASSWORD_BYTES, {
    error: 'password_too_long',
  });

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
  'POST /api/auth/forgot-password': {
    summary: 'Send a link to choose a new password, if there is such an account; the answer does not tell',
    body: z.object({ email: Email }),
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with the token of a mailed link; all devices are signed out',
    body: z.object({ token: z.string().max(200), newPassword: NewPassword }),
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Contract;

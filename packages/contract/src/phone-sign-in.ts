import { z } from 'zod';
import { HumanProof } from './human-check.ts';
import type { Contract } from './kit.ts';
import { PHONE_CODE_LENGTH } from './phone-sign-in.rules.ts';
import { Id, PlainDate } from './primitives.ts';
import { LONGEST_TEXT_PHONE } from './text-messages.rules.ts';
import { User } from './user.ts';

const Phone = z.string().trim().min(1).max(LONGEST_TEXT_PHONE);

/** Which code is meant: whoever did not ask for it cannot use up its tries. */
const Asked = z.object({ request: Id });

export const PhoneProof = z.object({
  request: Id,
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${PHONE_CODE_LENGTH}}$`), { error: 'two_step_code_wrong' }),
});

const SignInPhone = z.object({
  /** The number whose codes open the account, in international form; null when there is none. */
  phone: z.string().nullable(),
  provenAt: z.string().nullable(),
  hasPassword: z.boolean(),
});
export type SignInPhone = z.infer<typeof SignInPhone>;

/** Signing in by a code to a phone, for patients; `accounts` has registering. */
export const phoneSignIn = {
  'POST /api/auth/phone/code': {
    summary: 'Send a code to a phone, to sign in or to register; the answer is the same for every number',
    body: z.object({ phone: Phone, humanCheck: HumanProof }),
    reply: Asked,
    status: 202,
  },
  'POST /api/auth/phone/session': {
    summary:
      'Sign in with the code. `phone_unknown` leaves it valid for registering; a number that was long unused asks for the date of birth too',
    body: PhoneProof.extend({ dateOfBirth: PlainDate.optional() }),
    reply: z.union([User, z.object({ mfaRequired: z.literal(true) })]),
  },
  'GET /api/users/me/sign-in-phone': {
    summary: 'The number that opens one’s account, and whether there is a password',
    reply: SignInPhone,
  },
  'POST /api/users/me/sign-in-phone/code': {
    summary: 'Send a code to the number that is to open one’s account',
    body: z.object({ phone: Phone }),
    reply: Asked,
    status: 202,
  },
  'PUT /api/users/me/sign-in-phone': {
    summary: 'With the code, make it the number that opens one’s account; the number before it is told',
    body: PhoneProof,
    reply: SignInPhone,
  },
  'DELETE /api/users/me/sign-in-phone': {
    summary: 'No number opens one’s account any longer; needs a verified e-mail address and a password',
  },
  'POST /api/users/me/sign-in-phone/proof': {
    summary: 'Send a code to one’s own number, to prove that it is still you',
    reply: Asked,
    status: 202,
  },
} as const satisfies Contract;

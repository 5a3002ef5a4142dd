import { z } from 'zod';
import { REGISTRABLE_ROLES } from './accounts.rules.ts';
import { HumanProof } from './human-check.ts';
import type { Contract } from './kit.ts';
import { PhoneProof } from './phone-sign-in.ts';
import { LONGEST_NAME } from './primitives.rules.ts';
import { Email, Language, line, Password, PersonName } from './primitives.ts';
import { User } from './user.ts';

const RegistrableRole = z.enum(REGISTRABLE_ROLES, { error: 'registration_fields_missing' });

const Registered = z.object({
  message: z.string(),
  /** For whom a proof was checked: counts once as the proof of the sign-in with this address, within ten minutes. */
  humanCheck: z.string().optional(),
});

export const RegisterBody = z.object({
  name: PersonName,
  email: Email,
  role: RegistrableRole,
  password: Password,
  humanCheck: HumanProof,
});

const UNNAMED_CLINIC = 'Unnamed Clinic';

/**
 * Both forms that clients send: `adminName, adminEmail` or `name, email`. A role in the body is
 * ignored.
 */
export const RegisterClinicBody = z
  .object({
    name: PersonName.optional(),
    adminName: PersonName.optional(),
    email: Email.optional(),
    adminEmail: Email.optional(),
    clinicName: line(LONGEST_NAME, { long: 'name_too_long' }).nullish(),
    password: Password,
    humanCheck: HumanProof,
  })
  .transform((body, context) => {
    const name = body.adminName ?? body.name;
    const email = body.adminEmail ?? body.email;
    if (name && email)
      return {
        name,
        email,
        password: body.password,
        clinicName: body.clinicName || UNNAMED_CLINIC,
        humanCheck: body.humanCheck,
      };
    context.addIssue({
      code: 'invalid_type',
      expected: 'string',
      input: undefined,
      path: [name ? 'email' : 'name'],
    });
    return z.NEVER;
  });

export const RegisterByPhoneBody = PhoneProof.extend({
  name: PersonName,
  language: Language.optional(),
  password: Password.optional(),
});

/** Any text is accepted: a malformed address is an unknown one, not an invalid request. */
const LoginBody = z.object({
  email: z.string().trim().toLowerCase().min(1).max(1000),
  password: z.string().min(1).max(1000),
  humanCheck: HumanProof,
});

export const accounts = {
  'POST /api/auth/register': {
    summary: 'Create an account as a patient, a provider or a sponsor',
    body: RegisterBody,
    reply: Registered,
    status: 201,
    missing: 'registration_fields_missing',
    failure: 'registration_failed',
  },
  'POST /api/auth/register/clinic': {
    summary: 'Create a clinic together with the account of its administrator',
    body: RegisterClinicBody,
    reply: Registered,
    status: 201,
    missing: 'registration_fields_missing',
    failure: 'registration_failed',
  },
  'POST /api/auth/phone/register': {
    summary:
      'Create the account of a patient with a code to their phone, and sign in; a password is optional',
    body: RegisterByPhoneBody,
    reply: User,
    status: 201,
    missing: 'registration_fields_missing',
    failure: 'registration_failed',
  },
  'POST /api/auth/login': {
    summary: 'Sign in; the session travels in a cookie',
    body: LoginBody,
    reply: z.union([User, z.object({ mfaRequired: z.literal(true) })]),
    missing: 'credentials_missing',
  },
  'POST /api/auth/logout': { summary: 'End the session' },
  'GET /api/auth/session': { summary: 'Who is signed in', reply: User },
} as const satisfies Contract;

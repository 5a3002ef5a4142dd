import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Email, Id, Language, Password, PersonName } from './primitives.ts';

export const Role = z.enum(['PATIENT', 'PROVIDER', 'ADMIN', 'SPONSOR', 'CLINIC_ADMIN']);
export type Role = z.infer<typeof Role>;

/** Who may sign up by this path. Clinics have their own; administrators are made from the command line. */
const RegistrableRole = z.enum(['PATIENT', 'PROVIDER', 'SPONSOR'], { error: 'registration_fields_missing' });

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  isProfileComplete: z.boolean(),
  isEmailVerified: z.boolean(),
  clinicId: Id.nullable(),
  preferredLanguage: Language,
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** What people may change of themselves. A whole user sent back is fine: the rest falls away. */
const UserChanges = z.object({ name: PersonName.optional(), preferredLanguage: Language.optional() });

const OneUser = z.object({ id: z.string().max(100) });

const Message = z.object({ message: z.string() });

export const RegisterBody = z.object({
  name: PersonName,
  email: Email,
  role: RegistrableRole,
  password: Password,
});

const UNNAMED_CLINIC = 'Unnamed Clinic';

/** Both shapes clients send: `adminName, adminEmail` or `name, email`. A role in the body means nothing. */
export const RegisterClinicBody = z
  .object({
    name: PersonName.optional(),
    adminName: PersonName.optional(),
    email: Email.optional(),
    adminEmail: Email.optional(),
    clinicName: z.string().trim().max(200, { error: 'name_too_long' }).nullish(),
    password: Password,
  })
  .transform((body, context) => {
    const name = body.adminName ?? body.name;
    const email = body.adminEmail ?? body.email;
    if (name && email)
      return { name, email, password: body.password, clinicName: body.clinicName || UNNAMED_CLINIC };
    context.addIssue({
      code: 'invalid_type',
      expected: 'string',
      input: undefined,
      path: [name ? 'email' : 'name'],
    });
    return z.NEVER;
  });

/** Anything may be typed here: a wrong address is an unknown one, not an invalid request. */
const LoginBody = z.object({
  email: z.string().trim().toLowerCase().min(1).max(1000),
  password: z.string().min(1).max(1000),
});

export const accounts = {
  'POST /api/auth/register': {
    summary: 'Create an account as a patient, a provider or a sponsor',
    body: RegisterBody,
    reply: Message,
    status: 201,
    missing: 'registration_fields_missing',
    failure: 'registration_failed',
  },
  'POST /api/auth/register/clinic': {
    summary: 'Create a clinic together with the account of its administrator',
    body: RegisterClinicBody,
    reply: Message,
    status: 201,
    missing: 'registration_fields_missing',
    failure: 'registration_failed',
  },
  'POST /api/auth/login': {
    summary: 'Sign in; the session travels in a cookie',
    body: LoginBody,
    reply: User,
    missing: 'credentials_missing',
  },
  'POST /api/auth/logout': { summary: 'End the session' },
  'GET /api/auth/session': { summary: 'Who is signed in', reply: User },
  'GET /api/users/:id': { summary: 'One account with its profile', params: OneUser, reply: User },
  'PUT /api/users/:id': {
    summary: 'Change one’s own account; fields that are not one’s own to change are ignored',
    params: OneUser,
    body: UserChanges,
    reply: User,
  },
} as const satisfies Contract;

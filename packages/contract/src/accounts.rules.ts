import type { ROLES } from './user.rules.ts';

/** Who may sign up by themselves. Clinics have a path of their own; administrators are made from the command line. */
export const REGISTRABLE_ROLES = [
  'PATIENT',
  'PROVIDER',
  'SPONSOR',
] as const satisfies readonly (typeof ROLES)[number][];
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

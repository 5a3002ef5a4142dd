import type { ROLES } from './user.rules.ts';

/**
 * Roles that may register themselves. Clinics have their own call; administrators are created from
 * the command line.
 */
export const REGISTRABLE_ROLES = [
  'PATIENT',
  'PROVIDER',
  'SPONSOR',
] as const satisfies readonly (typeof ROLES)[number][];
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

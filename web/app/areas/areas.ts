import type { Role, User } from '@lakou/contract';

/** The area of each role: its pages, its navigation and the files that its devices keep. */
export const AREA_OF_ROLE = {
  PATIENT: 'patient',
  PROVIDER: 'provider',
  CLINIC_ADMIN: 'clinic',
  SPONSOR: 'sponsor',
  ADMIN: 'admin',
} as const satisfies Record<Role, string>;
export type RoleArea = (typeof AREA_OF_ROLE)[Role];
export const ROLE_AREAS: readonly RoleArea[] = Object.values(AREA_OF_ROLE);

/**
 * The layouts that let only some roles in. `practice` holds the pages that providers and clinics share, `care` those that
 * patients share with both.
 */
export const GUARDED_AREAS = {
  patient: ['patient'],
  provider: ['provider'],
  clinic: ['clinic'],
  sponsor: ['sponsor'],
  admin: ['admin'],
  practice: ['provider', 'clinic'],
  care: ['patient', 'provider', 'clinic'],
} as const satisfies Record<string, readonly RoleArea[]>;
export type GuardedArea = keyof typeof GUARDED_AREAS;

/** Administrative staff of a clinic have accounts of role PROVIDER and work in the clinic's area only. */
export const areaOf = ({ role, clinicRole }: Pick<User, 'role' | 'clinicRole'>): RoleArea =>
  role === 'PROVIDER' && clinicRole && clinicRole !== 'Provider' ? 'clinic' : AREA_OF_ROLE[role];

export const mayEnter = (area: GuardedArea, user: Pick<User, 'role' | 'clinicRole'>): boolean =>
  GUARDED_AREAS[area].some((one) => one === areaOf(user));

import type { Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';

/** Who calls: somebody signed in, by role, or nobody. */
export type Visitor = 'anonymous' | Role;

interface CastMember {
  readonly id: string;
  readonly email: string;
  readonly clinicId: string | null;
}

/** The people a row of the table speaks of. */
export interface Cast {
  readonly visitor: CastMember;
  /** Somebody else, of the same role as the visitor where there is one. */
  readonly other: CastMember;
  /** An id that nothing has. */
  readonly nothing: string;
}

export interface AccessCase {
  /** On whose data. */
  readonly on: 'nothing of anybody' | 'own' | 'foreign' | 'missing';
  readonly request?: (cast: Cast) => { params?: Record<string, string>; payload?: object };
  readonly gets: Readonly<Record<Visitor, number>>;
}

/** Who gets what at every call of a capability; the access test plays all of it. */
export type AccessTable<C> = { readonly [K in keyof C]: readonly AccessCase[] };

export const VISITORS: readonly Visitor[] = ['anonymous', ...ROLES];

const all = (status: number) =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;

export const everyoneGets = (status: number): AccessCase['gets'] => ({ anonymous: status, ...all(status) });
export const signedInGets = (status: number): AccessCase['gets'] => ({ anonymous: 401, ...all(status) });

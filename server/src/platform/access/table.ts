import type { LakouContract, Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import type { Fixture, Gets, Person, World } from './fixture.ts';

const all = (status: number) =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;

export const everyoneGets = (status: number): Gets => ({ anonymous: status, ...all(status) });
export const signedInGets = (status: number): Gets => ({ anonymous: 401, ...all(status) });
/** Only some roles are allowed; the status they then get. */
export const onlyGets = (roles: Partial<Record<Role, number>>): Gets => ({ ...signedInGets(403), ...roles });

/** The people that a row of the table describes. */
export interface Cast {
  readonly visitor: Person;
  /** Another person, of the same role as the visitor where there is one. */
  readonly other: Person;
  /** An id that no object has. */
  readonly nothing: string;
}

/** One request, for calls without an id in the path. */
export interface AccessCase {
  /** Whose data is asked for. */
  readonly on: 'nothing of anybody' | 'own' | 'foreign' | 'missing';
  readonly request?: (cast: Cast, world: World) => Sent | Promise<Sent>;
  readonly gets: Gets;
}
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const shared = Symbol('not personal');

/**
 * Objects that belong to nobody or that everybody sees alike: rows for own and foreign would be the
 * same.
 */
export interface NotPersonal {
  readonly [shared]: string;
  readonly gets: Gets;
}
export const notPersonal = (because: string, gets: Gets): NotPersonal => ({ [shared]: because, gets });

interface ObjectCall {
  /** Creates the object that the path names. */
  readonly fixture: Fixture;
  readonly payload?: object | ((cast: Cast, world: World) => object);
  /** For an id that no object has, or for a value that cannot be an id. */
  readonly missing: Gets;
  /** A value that no object has, where the path uses something other than an id. */
  readonly nothing?: string;
  /** Read by the owner before and after a refused write: both answers must be the same. */
  readonly unchanged?: keyof LakouContract & `GET ${string}`;
  readonly also?: readonly AccessCase[];
}

/**
 * The status per role at a call that names an object: one's own, somebody else's, and a missing
 * one.
 */
export type ObjectRows = ObjectCall &
  ({ readonly own: Gets; readonly foreign: Gets } | { readonly existing: NotPersonal });

/** The status per role at every call of a capability; the access test checks all of it. */
export type AccessTable<C> = {
  readonly [K in keyof C]: K extends `${string}/:${string}` ? ObjectRows : readonly AccessCase[];
};

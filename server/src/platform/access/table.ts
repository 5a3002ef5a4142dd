import type { LakouContract, Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import type { Fixture, Gets, Person, World } from './fixture.ts';

const all = (status: number) =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;

export const everyoneGets = (status: number): Gets => ({ anonymous: status, ...all(status) });
export const signedInGets = (status: number): Gets => ({ anonymous: 401, ...all(status) });
/** Only some roles are let in; what they then get. */
export const onlyGets = (roles: Partial<Record<Role, number>>): Gets => ({ ...signedInGets(403), ...roles });

/** The people a row of the table speaks of. */
export interface Cast {
  readonly visitor: Person;
  /** Somebody else, of the same role as the visitor where there is one. */
  readonly other: Person;
  /** An id that nothing has. */
  readonly nothing: string;
}

/** One request, for calls without an id in the path. */
export interface AccessCase {
  /** On whose data. */
  readonly on: 'nothing of anybody' | 'own' | 'foreign' | 'missing';
  readonly request?: (cast: Cast, world: World) => Sent | Promise<Sent>;
  readonly gets: Gets;
}
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const shared = Symbol('not personal');

/** What belongs to nobody, or is shown to all alike: own and foreign would say the same. */
export interface NotPersonal {
  readonly [shared]: string;
  readonly gets: Gets;
}
export const notPersonal = (because: string, gets: Gets): NotPersonal => ({ [shared]: because, gets });

interface ObjectCall {
  /** Makes what the path names. */
  readonly fixture: Fixture;
  readonly payload?: object | ((cast: Cast, world: World) => object);
  /** On an id that nothing has, or on what can be no id at all. */
  readonly missing: Gets;
  /** What nothing has, where the path names things by something else than an id. */
  readonly nothing?: string;
  /** Read by the owner before and after a refused write: it must answer the same. */
  readonly unchanged?: keyof LakouContract & `GET ${string}`;
  readonly also?: readonly AccessCase[];
}

/** Who gets what at a call that names an object: one's own, an existing one of somebody else's, and none. */
export type ObjectRows = ObjectCall &
  ({ readonly own: Gets; readonly foreign: Gets } | { readonly existing: NotPersonal });

/** Who gets what at every call of a capability; the access test plays all of it. */
export type AccessTable<C> = {
  readonly [K in keyof C]: K extends `${string}/:${string}` ? ObjectRows : readonly AccessCase[];
};

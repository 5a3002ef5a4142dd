import type { Db } from '../db/db.ts';
import type { Actor } from './actor.ts';
import type { Policy, Who } from './policy.ts';

declare const grantBrand: unique symbol;

/**
 * Proof that a policy allowed the call. Stores require a grant, and only a grant holds the database
 * connection, so no SQL runs without permission.
 */
export interface Grant<Permission extends string, Scope = undefined, A = Actor> {
  readonly [grantBrand]: Permission;
  readonly actor: A;
  readonly scope: Scope;
  readonly db: Db;
  /** When this was allowed: the time of everything done with this grant. */
  readonly at: Date;
  readonly requestId: string;
}

/** The grant that a policy gives. */
export type GrantOf<P> =
  P extends Policy<infer Permission, infer W, infer Scope, never>
    ? Grant<Permission, Scope, ActorOf<W>>
    : never;
type ActorOf<W extends Who> = W extends { kind: 'everyone' } ? undefined : Actor;

/** A grant to a visitor, as public calls receive it. */
export type PublicGrant<Permission extends string> = Grant<Permission, undefined, undefined>;

type Claims<Permission extends string, Scope, A> = Omit<Grant<Permission, Scope, A>, typeof grantBrand>;

/** Called only by the router and by `systemGrant`; the layer check refuses any other caller. */
export function createGrant<Permission extends string, Scope, A>(
  claims: Claims<Permission, Scope, A>,
): Grant<Permission, Scope, A> {
  return claims as Grant<Permission, Scope, A>;
}

/** The same grant inside one transaction. */
export function inTransaction<G extends { readonly db: Db }, T>(
  grant: G,
  work: (grant: G) => Promise<T>,
): Promise<T> {
  return grant.db.transaction((db) => work({ ...grant, db }));
}

import type { Role } from '@lakou/contract';
import type { Db } from '../db/db.ts';
import type { Limit } from '../limits/limits.ts';
import type { Actor } from './actor.ts';

/** Who may knock at all: decided before anything is looked up. */
export type Who =
  | { readonly kind: 'everyone'; readonly because: string }
  | { readonly kind: 'signedIn'; readonly roles: readonly Role[] | 'any' };

/** What a rule may look at. */
export interface Question {
  readonly actor: Actor;
  readonly db: Db;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
}

/** Finds what the actor may act on; undefined answers exactly like something that does not exist. */
export type Rule<Scope> = (question: Question) => Promise<Scope | undefined> | Scope | undefined;

export interface Policy<Permission extends string, W extends Who, Scope> {
  readonly permission: Permission;
  readonly who: W;
  /** Asks for a sign-in or proof no older than ten minutes; an old session alone does not suffice. */
  readonly stepUp?: boolean;
  /** Asks for a proven e-mail address: what is enrolled here outlives a password. */
  readonly verifiedEmail?: boolean;
  /** Tries per address, counted before the body is read. */
  readonly limit?: Limit;
  /** An id in the body that must be the session's own user. */
  readonly identity?: (body: Readonly<Record<string, unknown>>) => unknown;
  readonly object?: Rule<Scope>;
}

/** A policy is a sentence: `policy('account:read', signedIn, { object: isSelf })`. */
export function policy<Permission extends string, W extends Who, Scope = undefined>(
  permission: Permission,
  who: W,
  more: Omit<Policy<Permission, W, Scope>, 'permission' | 'who'> = {},
): Policy<Permission, W, Scope> {
  // A rule asks about the actor, and a public call has none: it would never be asked.
  if (who.kind === 'everyone' && (more.identity || more.object))
    throw new Error(`${permission} has a rule about people but is open to everyone`);
  return { permission, who, ...more };
}

/** Open to anyone, for a reason that can be read in the list of public calls. */
export const everyone = (because: string) => ({ kind: 'everyone', because }) as const;

export const signedIn = { kind: 'signedIn', roles: 'any' } as const;

/** The account in the path is the actor's own. */
export const isSelf: Rule<{ userId: string }> = ({ actor, params }) =>
  params.id === actor.id ? { userId: actor.id } : undefined;

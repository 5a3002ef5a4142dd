import type { Role } from '@lakou/contract';
import type { Config } from '../config.ts';
import type { Limit } from '../limits/limits.ts';
import type { Lookup } from './lookup.ts';

/** Who may call at all: decided before anything is looked up. */
export type Who =
  | { readonly kind: 'everyone'; readonly because: string }
  | { readonly kind: 'signedIn'; readonly roles: readonly Role[] | 'any' };

/** What a rule may look at. `Asked` names the parsed params, query or body that it needs of the call. */
export type Question<Asked = unknown> = Lookup & { readonly config: Config } & Asked;

/** Finds what the actor may act on; undefined answers exactly like something that does not exist. */
export type Rule<Scope, Asked = unknown> = (
  question: Question<Asked>,
) => Promise<Scope | undefined> | Scope | undefined;

/** For rules about what `:id` in the path names. */
export interface ById {
  readonly params: { readonly id: string };
}

export interface Policy<Permission extends string, W extends Who, Scope, Asked> {
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
  readonly object?: Rule<Scope, Asked>;
}

/** A policy is a sentence: `policy('account:read', signedIn, { object: isSelf })`. */
export function policy<Permission extends string, W extends Who, Scope = undefined, Asked = unknown>(
  permission: Permission,
  who: W,
  more: Omit<Policy<Permission, W, Scope, Asked>, 'permission' | 'who'> = {},
): Policy<Permission, W, Scope, Asked> {
  // A rule asks about the actor, and a public call has none: it would never be asked.
  if (who.kind === 'everyone' && (more.identity || more.object))
    throw new Error(`${permission} has a rule about people but is open to everyone`);
  return { permission, who, ...more };
}

/** Open to anyone, for a reason that can be read in the list of public calls. */
export const everyone = (because: string) => ({ kind: 'everyone', because }) as const;

export const signedIn = { kind: 'signedIn', roles: 'any' } as const;

/** The account in the path is the actor's own. */
export const isSelf: Rule<{ userId: string }, ById> = ({ actor, params }) =>
  params.id === actor.id ? { userId: actor.id } : undefined;

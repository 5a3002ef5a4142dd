import type { Role } from '@lakou/contract';
import { CLINIC_ROLES, type ClinicRole } from '@lakou/contract/profiles.rules';
import type { Config } from '../config.ts';
import type { Limit } from '../limits/limits.ts';
import type { Actor } from './actor.ts';
import type { Lookup } from './lookup.ts';

/** Who may call at all: checked before anything is read from the database. */
export type Who =
  | { readonly kind: 'everyone'; readonly because: string }
  | {
      readonly kind: 'signedIn';
      readonly roles: readonly Role[] | 'any';
      /** Which staff of a clinic; without it a call for providers is closed to administrative staff. */
      readonly clinicRoles?: readonly ClinicRole[];
    };

/** Administrative staff have accounts of role PROVIDER, but treat nobody. */
export const isAdministrative = ({ role, clinicRole }: Pick<Actor, 'role' | 'clinicRole'>): boolean =>
  role === 'PROVIDER' && (clinicRole ?? 'Provider') !== 'Provider';

export function isOneOf(who: Who, { role, clinicRole }: Pick<Actor, 'role' | 'clinicRole'>): boolean {
  if (who.kind === 'everyone' || who.roles === 'any') return true;
  if (!who.roles.includes(role)) return false;
  return role !== 'PROVIDER' || (who.clinicRoles ?? ['Provider']).includes(clinicRole ?? 'Provider');
}

/** What a rule may look at. `CallInput` names the parsed params, query or body that it needs of the call. */
export type RuleContext<CallInput = unknown> = Lookup & { readonly config: Config } & CallInput;

/**
 * Finds the object that the actor may act on; undefined is answered exactly like an object that
 * does not exist.
 */
export type Rule<Scope, CallInput = unknown> = (
  question: RuleContext<CallInput>,
) => Promise<Scope | undefined> | Scope | undefined;

/** For rules about the object that `:id` in the path names. */
export interface ById {
  readonly params: { readonly id: string };
}

export interface Policy<Permission extends string, W extends Who, Scope, CallInput> {
  readonly permission: Permission;
  readonly who: W;
  /**
   * Requires a sign-in or confirmation within the last ten minutes; an older session is not enough.
   */
  readonly stepUp?: boolean;
  /** Asks for a proven e-mail address: what is enrolled here outlives a password. */
  readonly verifiedEmail?: boolean;
  /** Tries per address, counted before the body is read. */
  readonly limit?: Limit;
  /** A field of the body that must hold the id of the signed-in user; where the contract lets it be left out, it is theirs. */
  readonly identity?: (body: Readonly<Record<string, unknown>>) => unknown;
  readonly object?: Rule<Scope, CallInput>;
}

/** For example `policy('account:read', signedIn, { object: isSelf })`. */
export function policy<Permission extends string, W extends Who, Scope = undefined, CallInput = unknown>(
  permission: Permission,
  who: W,
  more: Omit<Policy<Permission, W, Scope, CallInput>, 'permission' | 'who'> = {},
): Policy<Permission, W, Scope, CallInput> {
  // A rule needs an actor and a public call has none, so the rule would never run.
  if (who.kind === 'everyone' && (more.identity || more.object))
    throw new Error(`${permission} has a rule about people but is open to everyone`);
  return { permission, who, ...more };
}

/** Open to anyone, for a reason that is shown in the list of public calls. */
export const everyone = (because: string) => ({ kind: 'everyone', because }) as const;

export const signedIn = { kind: 'signedIn', roles: 'any' } as const;

/** The account in the path is the actor's own. */
export const isSelf: Rule<{ userId: string }, ById> = ({ actor, params }) =>
  params.id === actor.id ? { userId: actor.id } : undefined;

/** Who works for a clinic in one of these roles, beside those who run it. */
export const staffWith = <const R extends readonly ClinicRole[]>(...clinicRoles: R) =>
  ({ kind: 'signedIn', roles: ['CLINIC_ADMIN', 'PROVIDER'], clinicRoles }) as const;
export const clinicStaff = staffWith(...CLINIC_ROLES);
export const clinicManagers = staffWith('Admin');

/** The clinic in the path is the one that the actor works for. */
export const isOwnClinic: Rule<{ clinicId: string }, ById> = ({ actor, params }) =>
  params.id === actor.clinicId ? { clinicId: actor.clinicId } : undefined;

/** Who runs a clinic may do all that its staff may. */
export const worksAs = (
  { role, clinicRole }: Pick<Actor, 'role' | 'clinicRole'>,
  ...clinicRoles: ClinicRole[]
): boolean =>
  role === 'CLINIC_ADMIN' || (role === 'PROVIDER' && clinicRole !== null && clinicRoles.includes(clinicRole));

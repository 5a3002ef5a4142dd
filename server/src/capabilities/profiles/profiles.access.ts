import { CLINIC_ROLES } from '@lakou/contract/profiles.rules';
import {
  type ById,
  isAdministrative,
  isSelf,
  policy,
  type Rule,
  type RuleContext,
  signedIn,
  worksAs,
} from '#platform/access/policy.ts';
import { findCare, findClinicLink, isAccount, isClinic, isStaff, type Seen } from './care.store.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

/** One's own clinic; for an administrator any that exists. */
const isTheirClinic: Rule<{ clinicId: string }, ById> = async (question) => {
  const { actor, params } = question;
  const isTheirs =
    actor.role === 'ADMIN' ? await isClinic(question, params.id) : params.id === actor.clinicId;
  return isTheirs ? { clinicId: params.id } : undefined;
};

/** Whose account, and the actor's relation to it. */
export type ProfileScope = { readonly userId: string } & (
  | { readonly through: 'self' | 'work' | 'administration' }
  | { readonly through: 'care' | 'clinic'; readonly seen: Seen }
);

async function throughCare(question: RuleContext, userId: string): Promise<ProfileScope | undefined> {
  const seen = await findCare(question, userId);
  return seen && { userId, through: 'care', seen };
}

/** The clinic's patients, and its staff for who manages it. */
async function throughClinic(question: RuleContext, userId: string): Promise<ProfileScope | undefined> {
  if (worksAs(question.actor, 'Admin') && (await isStaff(question, userId)))
    return { userId, through: 'work' };
  const seen = await findClinicLink(question, userId);
  return seen && { userId, through: 'clinic', seen };
}

const isTheirsToRead: Rule<ProfileScope, ById> = async (question) => {
  const { actor, params } = question;
  const userId = params.id;
  if (userId === actor.id) return { userId, through: 'self' };
  if (worksAs(actor, 'Admin', 'Scheduler')) return throughClinic(question, userId);
  if (actor.role === 'PROVIDER') return isAdministrative(actor) ? undefined : throughCare(question, userId);
  if (actor.role !== 'ADMIN' || !(await isAccount(question, userId))) return undefined;
  return { userId, through: 'administration' };
};

export const canReadProfile = policy('profile:read', signedIn, { object: isTheirsToRead });
export const canChangeProfile = policy('profile:change', signedIn, { object: isSelf });
export const canCompleteProfile = policy('profile:complete', roles('PATIENT', 'PROVIDER', 'CLINIC_ADMIN'), {
  object: isSelf,
});
export const canListPatients = policy('patients:list', {
  ...roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'),
  clinicRoles: ['Admin', 'Scheduler', 'Provider'],
});
export const canReadClinic = policy(
  'clinic:read',
  { ...roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'), clinicRoles: CLINIC_ROLES },
  { object: isTheirClinic },
);

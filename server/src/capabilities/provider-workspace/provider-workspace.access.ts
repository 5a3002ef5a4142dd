import { type ById, policy, type Rule, staffWith, worksAs } from '#platform/access/policy.ts';
import { isClinicProvider } from '../profiles/profiles.service.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

/**
 * Whose patients: all for the provider; for those who manage their clinic, those who booked with
 * the clinic.
 */
export interface PatientsScope {
  readonly providerId: string;
  readonly clinicId: string | null;
}

const treats: Rule<PatientsScope, ById> = async (question) => {
  const { actor, params } = question;
  if (actor.role === 'PROVIDER' && !worksAs(actor, 'Admin', 'Scheduler'))
    return params.id === actor.id ? { providerId: actor.id, clinicId: null } : undefined;
  if (!actor.clinicId || !(await isClinicProvider(question, params.id))) return undefined;
  return { providerId: params.id, clinicId: actor.clinicId };
};

export const canListOwnPatients = policy(
  'provider-patients:list',
  staffWith('Admin', 'Scheduler', 'Provider'),
  { object: treats },
);
export const canReadEarnings = policy('earnings:read', roles('PROVIDER'));

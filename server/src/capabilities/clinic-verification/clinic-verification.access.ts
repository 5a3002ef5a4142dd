import { type ById, clinicManagers, isOwnClinic, policy, type Rule } from '#platform/access/policy.ts';
import { isAskedToTakeOver } from './handover.store.ts';
import { isRegistered } from './review.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;
const owner = { kind: 'signedIn', roles: ['CLINIC_ADMIN'] } as const;

export interface ClinicScope {
  readonly clinicId: string;
}

/** The clinic in the path has sent its registration. */
const isReviewed: Rule<ClinicScope, ById> = async (question) => {
  const clinicId = question.params.id;
  return (await isRegistered(question, clinicId)) ? { clinicId } : undefined;
};

/** Who runs the clinic asked the actor to take it over. */
const isAsked: Rule<ClinicScope, ById> = async (question) => {
  const clinicId = question.params.id;
  return clinicId === question.actor.clinicId && (await isAskedToTakeOver(question, clinicId))
    ? { clinicId }
    : undefined;
};

export const canReadRegistration = policy('clinic-registration:read', clinicManagers, {
  object: isOwnClinic,
});
export const canSendRegistration = policy('clinic-registration:send', owner, { object: isOwnClinic });
export const canListWaiting = policy('clinic-verifications:list', admin);
export const canReadCase = policy('clinic-verification:read', admin, { object: isReviewed });
export const canDecide = policy('clinic-verification:decide', admin, { object: isReviewed, stepUp: true });
export const canReadHandover = policy('clinic-handover:read', clinicManagers, { object: isOwnClinic });
export const canAskHandover = policy('clinic-handover:ask', owner, { object: isOwnClinic, stepUp: true });
export const canWithdrawHandover = policy('clinic-handover:withdraw', owner, { object: isOwnClinic });
export const canAnswerHandover = policy('clinic-handover:answer', clinicManagers, {
  object: isAsked,
  stepUp: true,
});

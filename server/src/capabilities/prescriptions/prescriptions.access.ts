import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isOwnRecordOrInCare, patientsAndProviders, treats } from '../record-access/record-access.service.ts';
import { isAttachedFor } from '../referrals/referrals.service.ts';
import { findPrescriptionScope, type PrescriptionScope } from './prescriptions.store.ts';

const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isOfTheirRecord: Rule<PrescriptionScope, ById> = async (question) => {
  const { actor, params } = question;
  const found = await findPrescriptionScope(question, params.id);
  if (!found) return undefined;
  if (actor.role === 'PATIENT') return found.patientId === actor.id ? found : undefined;
  const may =
    (await treats(question, found)) || (await isAttachedFor(question, found, 'prescription', params.id));
  return may ? found : undefined;
};

const isTheirOwn: Rule<PrescriptionScope, ById> = async (question) => {
  const found = await findPrescriptionScope(question, question.params.id);
  return found?.authorId === question.actor.id && (await treats(question, found)) ? found : undefined;
};

export const canListPrescriptions = policy('prescriptions:list', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
export const canPrintPrescription = policy('prescription:print', patientsAndProviders, {
  object: isOfTheirRecord,
});
export const canStopPrescription = policy('prescription:stop', providersOnly, { object: isTheirOwn });

import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import {
  isOwnRecordOrInCare,
  patientsAndProviders,
  patientsOnly,
  treats,
} from '../record-access/record-access.service.ts';
import { findRequestScope, type RequestScope } from './requests.store.ts';

const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** Somebody whom the provider treats now. */
const isTheirPatient: Rule<RecordScope, ById> = async (question) => {
  const person = { patientId: question.params.id, dependentId: null };
  return (await treats(question, person)) ? { ...person, byProvider: true } : undefined;
};
const isSelfOrTheirPatient: Rule<RecordScope, ById> = async (question) => {
  const { actor, params } = question;
  if (actor.role === 'PROVIDER') return isTheirPatient(question);
  return params.id === actor.id ? { patientId: actor.id, dependentId: null, byProvider: false } : undefined;
};
/** A request between the two: who asked reads it only while they treat the patient. */
const isConcerned: Rule<RequestScope, ById> = async (question) => {
  const found = await findRequestScope(question, question.params.id);
  if (!found || found.patientId === question.actor.id) return found;
  return (await treats(question, found)) ? found : undefined;
};
const asWho =
  (who: 'patientId' | 'providerId'): Rule<RequestScope, ById> =>
  async (question) => {
    const found = await findRequestScope(question, question.params.id);
    return found?.[who] === question.actor.id ? found : undefined;
  };

export const canReadQuestionnaires = policy('questionnaires:read', signedIn);
export const canReadResults = policy('questionnaire-results:read', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
export const canKeepResults = policy('questionnaire-results:write', providers, {
  object: isOwnRecordOrInCare,
});
export const canListRequests = policy('questionnaire-requests:list', patientsAndProviders, {
  object: isSelfOrTheirPatient,
});
export const canAsk = policy('questionnaire-request:create', providers, { object: isTheirPatient });
export const canReadRequest = policy('questionnaire-request:read', patientsAndProviders, {
  object: isConcerned,
});
export const canAnswer = policy('questionnaire-request:answer', patientsOnly, {
  object: asWho('patientId'),
});
export const canWithdraw = policy('questionnaire-request:withdraw', providers, {
  object: asWho('providerId'),
});

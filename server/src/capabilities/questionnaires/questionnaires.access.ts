import { policy, signedIn } from '#platform/access/policy.ts';
import { isOwnRecordOrInCare, patientsAndProviders } from '../record-access/record-access.service.ts';

const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

export const canReadQuestionnaires = policy('questionnaires:read', signedIn);
export const canReadResults = policy('questionnaire-results:read', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
export const canKeepResults = policy('questionnaire-results:write', providers, {
  object: isOwnRecordOrInCare,
});

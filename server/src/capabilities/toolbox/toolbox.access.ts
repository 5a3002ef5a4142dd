import { policy } from '#platform/access/policy.ts';
import { isOwnRecordOrInCare } from '../record-access/record-access.service.ts';

const clinicians = { kind: 'signedIn', roles: ['PROVIDER', 'CLINIC_ADMIN'] } as const;

export const canCheckInteractions = policy('interactions:check', clinicians);
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
export const canCheckForChart = policy('drug-check:read', providers, { object: isOwnRecordOrInCare });
export const canLookUpCodes = policy('icd10:read', clinicians);
export const canSearchTerms = policy('dictionary:read', clinicians);

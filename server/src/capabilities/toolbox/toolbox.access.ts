import { policy } from '#platform/access/policy.ts';

const clinicians = { kind: 'signedIn', roles: ['PROVIDER', 'CLINIC_ADMIN'] } as const;

export const canCheckInteractions = policy('interactions:check', clinicians);
export const canLookUpCodes = policy('icd10:read', clinicians);
export const canSearchTerms = policy('dictionary:read', clinicians);

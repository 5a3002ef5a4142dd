import { policy, signedIn } from '#platform/access/policy.ts';
import { aboutWhom } from './about-whom.service.ts';

const whoReadsResults = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

export const canChat = policy('assistant:chat', signedIn);
export const canExplainLab = policy('assistant:explain-lab', whoReadsResults, { object: aboutWhom });
export const canReadAiConsent = policy('ai-consent:read', signedIn);
export const canChangeAiConsent = policy('ai-consent:change', signedIn);

import { policy, signedIn } from '#platform/access/policy.ts';

export const canListen = policy('events:read', signedIn);

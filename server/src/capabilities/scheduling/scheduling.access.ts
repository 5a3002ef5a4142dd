import { policy, signedIn } from '#platform/access/policy.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

export const canSeeAvailability = policy('availability:read', signedIn);
export const canReadOwnAvailability = policy('own-availability:read', provider);
export const canChangeOwnAvailability = policy('own-availability:change', provider);

import { policy } from '#platform/access/policy.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canReadHealth = policy('health:read', admin);
export const canListJobs = policy('jobs:list', admin);
export const canChangeJobs = policy('jobs:change', admin, { stepUp: true });

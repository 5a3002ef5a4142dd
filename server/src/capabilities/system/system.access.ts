import { everyone, policy } from '#platform/access/policy.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canSayHello = policy('system:hello', everyone('a sign of life holds no data'));
export const canReadSystem = policy('system:read', admin);
export const canResetDatabase = policy('database:reset', admin, { stepUp: true });
export const canReadSettings = policy('setting:read', admin);
export const canChangeSettings = policy('setting:change', admin, { stepUp: true });
export const canReadCode = policy('server-code:read', admin, { stepUp: true });

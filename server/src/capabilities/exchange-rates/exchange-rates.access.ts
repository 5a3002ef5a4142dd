import { policy } from '#platform/access/policy.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canListRates = policy('exchange-rate:list', admin);
export const canReadSource = policy('exchange-rate:fetch', admin, { stepUp: true });
export const canDecideRate = policy('exchange-rate:decide', admin, { stepUp: true });

import { everyone, policy } from '#platform/access/policy.ts';

export const canSayHello = policy('system:hello', everyone('a sign of life holds no data'));

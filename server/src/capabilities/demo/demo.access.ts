import { everyone, policy } from '#platform/access/policy.ts';

export const canTryDemo = policy('demo:accounts', everyone('demo accounts are there to be tried'));

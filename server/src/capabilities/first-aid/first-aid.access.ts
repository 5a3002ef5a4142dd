import { everyone, policy } from '#platform/access/policy.ts';

export const canReadFirstAid = policy(
  'first-aid:read',
  everyone('who needs first aid has no time to sign up'),
);

import { everyone, policy } from '#platform/access/policy.ts';

export const canReadEducation = policy(
  'education:read',
  everyone('health education is for whoever reads it, signed in or not'),
);

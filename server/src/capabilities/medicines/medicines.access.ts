import { everyone, policy } from '#platform/access/policy.ts';

export const canReadMedicines = policy(
  'medicines:read',
  everyone('what a medicine is for is nobody’s secret, and is read before anybody signs up'),
);

import { everyone, policy } from '#platform/access/policy.ts';

export const canReadCatalogue = policy(
  'services:read',
  everyone('what can be booked is shown before anybody signs up'),
);

import { everyone, policy } from '#platform/access/policy.ts';
import { HUMAN_CHECKS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canGetHumanCheck = policy('human-check:get', everyone('it comes before any account'), {
  limit: HUMAN_CHECKS_PER_ADDRESS,
});

import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { TEXT_ANSWERS_PER_ADDRESS, TEXT_CODES_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canReadTextSettings = policy('text-settings:read', signedIn);
export const canChangeTextSettings = policy('text-settings:change', signedIn);
export const canAskTextCode = policy('text-number:ask', signedIn, {
  stepUp: true,
  limit: TEXT_CODES_PER_ADDRESS,
});
export const canProveTextNumber = policy('text-number:prove', signedIn);
export const canRemoveTextNumber = policy('text-number:remove', signedIn);
export const canAnswerText = policy(
  'text:answer',
  everyone('the gateway has no session; it signs what it sends'),
  { limit: TEXT_ANSWERS_PER_ADDRESS },
);

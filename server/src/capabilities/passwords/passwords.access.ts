import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { LINKS_PER_ADDRESS, RESETS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canChangePassword = policy('password:change', signedIn, { identity: ({ userId }) => userId });
export const canSetFirstPassword = policy('password:first', signedIn, { stepUp: true });
export const canForgetPassword = policy(
  'password:forget',
  everyone('who forgot the password cannot sign in to say so'),
  { limit: LINKS_PER_ADDRESS },
);
export const canResetPassword = policy('password:reset', everyone('the mailed token is the proof'), {
  limit: RESETS_PER_ADDRESS,
});

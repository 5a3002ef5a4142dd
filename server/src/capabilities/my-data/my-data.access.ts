import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { SIGN_INS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canCopyData = policy('my-data:export', signedIn, { stepUp: true });
export const canCloseAccount = policy('account:close', signedIn, { stepUp: true });
export const canKeepAccount = policy(
  'deletion:cancel',
  everyone(
    'an account about to be erased lets nobody sign in; e-mail and password, or a code to its phone, prove whose it is',
  ),
  { limit: SIGN_INS_PER_ADDRESS },
);
export const canSeeWhoLooked = policy('looks:read', signedIn);

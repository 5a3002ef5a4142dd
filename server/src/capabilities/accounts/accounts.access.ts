import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { REGISTRATIONS_PER_ADDRESS, SIGN_INS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canRegister = policy('account:register', everyone('who registers has no account yet'), {
  limit: REGISTRATIONS_PER_ADDRESS,
});
export const canSignIn = policy('session:start', everyone('signing in is how one gets a session'), {
  limit: SIGN_INS_PER_ADDRESS,
});
export const canSignOut = policy(
  'session:end',
  everyone('signing out must work even when the session is gone'),
);
export const canReadOwnSession = policy('session:read', signedIn);

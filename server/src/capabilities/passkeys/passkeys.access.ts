import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { PASSKEY_SIGN_INS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canListPasskeys = policy('passkey:list', signedIn);
export const canPreparePasskey = policy('passkey:prepare', signedIn, { stepUp: true });
// No step-up here: the challenge was only given to a person who had confirmed their identity.
export const canAddPasskey = policy('passkey:add', signedIn);
export const canRenamePasskey = policy('passkey:rename', signedIn);
export const canRemovePasskey = policy('passkey:remove', signedIn, { stepUp: true });
export const canSignInWithPasskey = policy('session:start', everyone('a passkey is a way to get a session'), {
  limit: PASSKEY_SIGN_INS_PER_ADDRESS,
});

import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { PASSKEY_SIGN_INS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canListPasskeys = policy('passkey:list', signedIn);
export const canPreparePasskey = policy('passkey:prepare', signedIn, {
  stepUp: true,
  verifiedEmail: true,
});
// No step-up of its own: the challenge it must answer was given to somebody who had proven themselves.
export const canAddPasskey = policy('passkey:add', signedIn, { verifiedEmail: true });
export const canRenamePasskey = policy('passkey:rename', signedIn);
export const canRemovePasskey = policy('passkey:remove', signedIn, { stepUp: true });
export const canSignInWithPasskey = policy('session:start', everyone('a passkey is a way to get a session'), {
  limit: PASSKEY_SIGN_INS_PER_ADDRESS,
});

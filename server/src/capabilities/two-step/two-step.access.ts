import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { SIGN_INS_PER_ADDRESS } from '#platform/limits/limits.ts';

export const canReadTwoStep = policy('two-step:read', signedIn);
export const canSetUpTwoStep = policy('two-step:setup', signedIn, {
  stepUp: true,
  verifiedEmail: true,
});
export const canConfirmTwoStep = policy('two-step:confirm', signedIn, { verifiedEmail: true });
export const canRenewRecoveryCodes = policy('two-step:recovery-codes', signedIn, { stepUp: true });
export const canForgetDevices = policy('two-step:forget-devices', signedIn);
export const canTurnTwoStepOff = policy('two-step:off', signedIn, { stepUp: true });
export const canTakeSecondStep = policy('session:start', everyone('the second step comes before a session'), {
  limit: SIGN_INS_PER_ADDRESS,
});

import { everyone, policy, signedIn } from '#platform/access/policy.ts';
import { LINKS_PER_ADDRESS } from '#platform/limits/limits.ts';

// Following a link has no limit: 256 random bits cannot be guessed, and a link must redirect even
// without a database.
export const canVerifyEmail = policy('email:verify', everyone('the mailed token is the proof'));
export const canConfirmEmail = policy('email:confirm', everyone('the mailed token is the proof'));
export const canUndoEmailChange = policy('email:undo', everyone('the mailed token is the proof'), {
  limit: LINKS_PER_ADDRESS,
});
export const canAskVerification = policy(
  'email:ask',
  everyone('where only verified people sign in, who lost the mail cannot'),
  { limit: LINKS_PER_ADDRESS },
);
export const canChangeEmail = policy('email:change', signedIn, { stepUp: true });

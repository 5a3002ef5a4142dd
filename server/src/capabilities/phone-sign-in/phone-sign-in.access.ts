import { everyone, policy } from '#platform/access/policy.ts';
import {
  PHONE_CODES_PER_ADDRESS,
  PHONE_SIGN_INS_PER_ADDRESS,
  TEXT_CODES_PER_ADDRESS,
} from '#platform/limits/limits.ts';

// For everybody else a phone would be the only factor to the records of many.
const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;

export const canAskPhoneCode = policy(
  'phone-code:ask',
  everyone('who signs in or registers has no session yet'),
  { limit: PHONE_CODES_PER_ADDRESS },
);
export const canSignInByPhone = policy('session:start', everyone('signing in is how one gets a session'), {
  limit: PHONE_SIGN_INS_PER_ADDRESS,
});
export const canReadSignInPhone = policy('sign-in-phone:read', patients);
export const canAskNumberCode = policy('sign-in-phone:ask', patients, {
  stepUp: true,
  verifiedEmail: true,
  limit: TEXT_CODES_PER_ADDRESS,
});
export const canSetSignInPhone = policy('sign-in-phone:set', patients, { stepUp: true, verifiedEmail: true });
export const canRemoveSignInPhone = policy('sign-in-phone:remove', patients, { stepUp: true });
export const canAskProof = policy('sign-in-phone:ask-proof', patients, { limit: TEXT_CODES_PER_ADDRESS });

import { policy, signedIn } from '#platform/access/policy.ts';

export const canProveThemselves = policy('session:prove', signedIn);

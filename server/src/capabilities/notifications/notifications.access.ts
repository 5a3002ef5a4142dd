import { policy, signedIn } from '#platform/access/policy.ts';

export const canReadSettings = policy('notification-settings:read', signedIn);
export const canChangeSettings = policy('notification-settings:change', signedIn);

import { policy, signedIn } from '#platform/access/policy.ts';

/** Only a live session gets the key, so what a device keeps after signing out stays closed until the next sign-in. */
export const canReadDeviceKey = policy('device-key:read', signedIn);

/** A PIN opens what a device keeps for days, so whoever was lent an open phone cannot set one. */
export const canSetDevicePin = policy('device-pin:set', signedIn, { stepUp: true });

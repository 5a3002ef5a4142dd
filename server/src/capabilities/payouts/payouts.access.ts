import { clinicManagers, isOwnClinic, policy } from '#platform/access/policy.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canReadOwnPayouts = policy('own-payouts:read', provider);
// Whoever changes it sends the money elsewhere.
export const canChangePayoutAccount = policy('payout-account:change', provider, { stepUp: true });
export const canRemovePayoutAccount = policy('payout-account:remove', provider, { stepUp: true });
export const canReadStatement = policy('payout-statement:read', provider);
export const canListPayouts = policy('payouts:list', admin);
export const canPreparePayouts = policy('payouts:prepare', admin, { stepUp: true });
export const canExportPayouts = policy('payouts:export', admin, { stepUp: true });
export const canClosePayout = policy('payout:close', admin, { stepUp: true });

const ofClinic = { object: isOwnClinic } as const;
export const canReadClinicPayouts = policy('clinic-payouts:read', clinicManagers, ofClinic);
export const canChangeClinicAccount = policy('clinic-payout-account:change', clinicManagers, {
  ...ofClinic,
  stepUp: true,
});
export const canRemoveClinicAccount = policy('clinic-payout-account:remove', clinicManagers, {
  ...ofClinic,
  stepUp: true,
});
export const canReadClinicStatement = policy('clinic-payout-statement:read', clinicManagers, ofClinic);

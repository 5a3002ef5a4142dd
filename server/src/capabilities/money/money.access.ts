import { policy } from '#platform/access/policy.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canListAllPayments = policy('payments:list', admin);
export const canListRefunds = policy('refunds:list', admin);
export const canListDifferences = policy('differences:list', admin);
export const canCloseDifference = policy('difference:close', admin, { stepUp: true });
export const canReadReconciliation = policy('reconciliation:read', admin);
export const canCloseRefund = policy('refund:close', admin, { stepUp: true });

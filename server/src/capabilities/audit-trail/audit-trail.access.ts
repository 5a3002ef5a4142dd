import { policy } from '#platform/access/policy.ts';
import { AUDIT_CHECKS_PER_ADDRESS } from '#platform/limits/limits.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

export const canSearchAudit = policy('audit:search', admin, { stepUp: true });
export const canListAuditActions = policy('audit:actions', admin);
export const canVerifyAudit = policy('audit:verify', admin, { limit: AUDIT_CHECKS_PER_ADDRESS });

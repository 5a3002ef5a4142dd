import type { auditTrail } from '@lakou/contract/audit-trail';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

export const auditTrailAccess: AccessTable<typeof auditTrail> = {
  'GET /api/admin/audit': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/audit/actions': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/audit/verify': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
};

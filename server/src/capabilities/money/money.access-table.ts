import type { money } from '@lakou/contract/money';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

export const moneyAccess: AccessTable<typeof money> = {
  'GET /api/admin/payments': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/refunds': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/differences': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/reconciliation': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'POST /api/admin/differences/close': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { differenceId: nothing, note: 'Asked PayPal' } }),
      gets: onlyGets({ ADMIN: 404 }),
    },
  ],
  'POST /api/admin/refunds/close': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { refundId: nothing, reference: 'MC-1' } }),
      gets: onlyGets({ ADMIN: 404 }),
    },
  ],
};

import type { operations } from '@lakou/contract/operations';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const none: AccessCase = {
  on: 'missing',
  request: ({ nothing }) => ({ payload: { jobId: nothing } }),
  gets: onlyGets({ ADMIN: 404 }),
};

export const operationsAccess: AccessTable<typeof operations> = {
  'GET /api/admin/health': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/jobs': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'POST /api/admin/jobs/retry': [none],
  'POST /api/admin/jobs/discard': [none],
};

import type { system } from '@lakou/contract/system';
import { type AccessTable, everyoneGets, notPersonal, onlyGets } from '#platform/access/table.ts';
import { readServerCode } from '#platform/server-code.ts';

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

export const systemAccess: AccessTable<typeof system> = {
  'GET /api/hello': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/admin/system': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  // The word is wrong: no test that plays this table ever empties its database.
  'POST /api/admin/reset-database': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { confirmation: 'not the word' } }),
      gets: onlyGets({ ADMIN: 403 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ ADMIN: 400 }) },
  ],
  'GET /api/admin/settings': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'PUT /api/admin/settings': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { name: 'fundMonthlyGoal', value: null, was: 20_000 } }),
      gets: ADMIN_ONLY,
    },
  ],
  'PUT /api/admin/settings/rate-source': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { url: null, pointer: '/rates/HTG', was: null } }),
      gets: ADMIN_ONLY,
    },
  ],
  'GET /api/admin/settings/history': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'POST /api/admin/settings/undo': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { changeId: nothing } }),
      gets: onlyGets({ ADMIN: 404 }),
    },
  ],
  'GET /api/admin/server-code': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/server-code/:id': {
    fixture: async (owner) => {
      const [id = ''] = (await readServerCode()).keys();
      return { params: { id }, owner };
    },
    existing: notPersonal('the code of the server is nobody’s', ADMIN_ONLY),
    missing: onlyGets({ ADMIN: 404 }),
    nothing: '0123456789abcdef',
  },
};

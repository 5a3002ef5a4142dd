import type { myData } from '@lakou/contract/my-data';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

export const myDataAccess: AccessTable<typeof myData> = {
  'GET /api/users/me/export': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/users/me/export/readable': [{ on: 'own', gets: signedInGets(200) }],
  'DELETE /api/users/me': [{ on: 'own', request: () => ({ payload: {} }), gets: signedInGets(400) }],
  'POST /api/auth/phone/keep': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { request: nothing, code: '000000' } }),
      gets: everyoneGets(400),
    },
  ],
  'POST /api/auth/cancel-deletion': [
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { email: other.email, password: 'a guess' } }),
      gets: everyoneGets(401),
    },
    {
      on: 'missing',
      request: ({ visitor }) => ({
        payload: { email: `gone-${visitor.id}@example.test`, password: 'a guess' },
      }),
      gets: everyoneGets(404),
    },
  ],
  'GET /api/audit/me': [{ on: 'own', gets: signedInGets(200) }],
};

import type { devices } from '@lakou/contract/devices';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const devicesAccess: AccessTable<typeof devices> = {
  'GET /api/users/me/sessions': [{ on: 'own', gets: signedInGets(200) }],
  'DELETE /api/users/me/sessions/:id': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ params: { id: 'not-an-id' } }), gets: signedInGets(404) },
    // The id of a person is no session, not even one's own.
    { on: 'foreign', request: ({ other }) => ({ params: { id: other.id } }), gets: signedInGets(404) },
  ],
  'DELETE /api/users/me/sessions': [{ on: 'own', gets: signedInGets(204) }],
};

import type { files } from '@lakou/contract/files';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const filesAccess: AccessTable<typeof files> = {
  // JSON is no file: who gets that answer was let in. Real files, own and foreign, are in files.test.ts.
  'POST /api/files': [
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: signedInGets(415) },
  ],
  'GET /api/files/:id': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ params: { id: 'not-an-id' } }), gets: signedInGets(404) },
    { on: 'foreign', request: ({ other }) => ({ params: { id: other.id } }), gets: signedInGets(404) },
  ],
};

import type { files } from '@lakou/contract/files';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

const document: Fixture = async (owner, world) => {
  const { id } = await world.upload(owner, 'document');
  return { params: { id }, owner };
};

export const filesAccess: AccessTable<typeof files> = {
  // JSON is not a file: a caller who gets that error has passed the access check.
  'POST /api/files': [
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: signedInGets(415) },
  ],
  'GET /api/files/:id': {
    fixture: document,
    own: signedInGets(200),
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
};

import type { devices } from '@lakou/contract/devices';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

/** Another device on which this person is signed in. */
const session: Fixture = async (person, world) => {
  await world.signIn(person);
  const sessions = await world.api('GET /api/users/me/sessions', person, {});
  return { params: { id: sessions.find(({ current }) => !current)?.id ?? '' }, owner: person };
};

export const devicesAccess: AccessTable<typeof devices> = {
  'GET /api/users/me/sessions': [{ on: 'own', gets: signedInGets(200) }],
  'DELETE /api/users/me/sessions/:id': {
    fixture: session,
    own: signedInGets(204),
    foreign: signedInGets(404),
    missing: signedInGets(404),
    unchanged: 'GET /api/users/me/sessions',
    // The id of a person is no session, not even one's own.
    also: [
      { on: 'missing', request: ({ visitor }) => ({ params: { id: visitor.id } }), gets: signedInGets(404) },
    ],
  },
  'DELETE /api/users/me/sessions': [{ on: 'own', gets: signedInGets(204) }],
};

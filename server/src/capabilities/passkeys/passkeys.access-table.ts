import type { passkeys } from '@lakou/contract/passkeys';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const newKey = () => ({
  payload: {
    name: 'A key',
    credential: { ...forged, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
  },
});
const assertion = () => ({
  payload: {
    credential: {
      ...forged,
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  },
});
const passkey: Fixture = async (owner, world) => {
  const credential = world.createCredential(
    await world.api('POST /api/users/me/passkeys/options', owner, {}),
  );
  const body = { name: 'A key', credential };
  const { id } = await world.api('POST /api/users/me/passkeys', owner, { body });
  return { params: { id }, owner };
};
const refused = {
  fixture: passkey,
  foreign: signedInGets(404),
  missing: signedInGets(404),
  unchanged: 'GET /api/users/me/passkeys',
} as const;

export const passkeysAccess: AccessTable<typeof passkeys> = {
  'GET /api/users/me/passkeys': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/passkeys/options': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/passkeys': [{ on: 'own', request: newKey, gets: signedInGets(400) }],
  'PATCH /api/users/me/passkeys/:id': {
    ...refused,
    payload: { name: 'Mine now' },
    own: signedInGets(200),
  },
  'DELETE /api/users/me/passkeys/:id': { ...refused, own: signedInGets(204) },
  'POST /api/auth/passkey/options': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'POST /api/auth/passkey/login': [{ on: 'missing', request: assertion, gets: everyoneGets(401) }],
};

import type { passkeys } from '@lakou/contract/passkeys';
import { type AccessTable, type Cast, everyoneGets, signedInGets } from '#platform/access/table.ts';

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
const missing = ({ nothing }: Cast) => ({ params: { id: nothing } });
const noId = () => ({ params: { id: 'not-an-id' } });
const name = { payload: { name: 'Mine now' } };

// Somebody else's key needs one that exists: passkeys.test.ts tries that.
export const passkeysAccess: AccessTable<typeof passkeys> = {
  'GET /api/users/me/passkeys': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/passkeys/options': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/passkeys': [{ on: 'own', request: newKey, gets: signedInGets(400) }],
  'PATCH /api/users/me/passkeys/:id': [
    { on: 'missing', request: (cast) => ({ ...missing(cast), ...name }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ ...noId(), ...name }), gets: signedInGets(404) },
  ],
  'DELETE /api/users/me/passkeys/:id': [
    { on: 'missing', request: missing, gets: signedInGets(404) },
    { on: 'missing', request: noId, gets: signedInGets(404) },
  ],
  'POST /api/auth/passkey/options': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'POST /api/auth/passkey/login': [{ on: 'missing', request: assertion, gets: everyoneGets(401) }],
};

import type { twoStep } from '@lakou/contract/two-step';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const wrongCode = () => ({ payload: { code: '000000' } });

export const twoStepAccess: AccessTable<typeof twoStep> = {
  'GET /api/users/me/2fa': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/2fa/setup': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/2fa/confirm': [{ on: 'own', request: wrongCode, gets: signedInGets(400) }],
  'POST /api/users/me/2fa/recovery-codes': [{ on: 'missing', gets: signedInGets(404) }],
  'DELETE /api/users/me/2fa/devices': [{ on: 'own', gets: signedInGets(204) }],
  'DELETE /api/users/me/2fa': [{ on: 'own', gets: signedInGets(204) }],
  // A session is not a pre-auth token: the second step needs the password just given.
  'POST /api/auth/2fa/verify': [{ on: 'missing', request: wrongCode, gets: everyoneGets(401) }],
};

import type { accounts } from '@lakou/contract/accounts';
import type { World } from '#platform/access/fixture.ts';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const on = 'nothing of anybody';
// With the id of whoever asks in it, a list that shows the address would name them.
const newcomer = (_: unknown, world: World) => ({
  payload: {
    name: 'Newcomer',
    email: `${world.newId()}@example.test`,
    role: 'PATIENT',
    password: 'long enough',
  },
});

export const accountsAccess: AccessTable<typeof accounts> = {
  'POST /api/auth/register': [{ on, request: newcomer, gets: everyoneGets(201) }],
  'POST /api/auth/register/clinic': [{ on, request: newcomer, gets: everyoneGets(201) }],
  'POST /api/auth/phone/register': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { request: nothing, code: '000000', name: 'Newcomer' } }),
      gets: everyoneGets(400),
    },
  ],
  'POST /api/auth/login': [
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { email: other.email, password: 'a guess' } }),
      gets: everyoneGets(401),
    },
    {
      on: 'missing',
      request: ({ visitor }) => ({ payload: { email: `nobody-${visitor.id}@example.test`, password: 'x' } }),
      gets: everyoneGets(404),
    },
  ],
  'GET /api/auth/session': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/auth/logout': [{ on: 'own', gets: everyoneGets(204) }],
};

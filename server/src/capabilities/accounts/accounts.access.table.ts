import type { accounts } from '@lakou/contract/accounts';
import { type AccessTable, type Cast, everyoneGets, signedInGets } from '#platform/access/table.ts';

const on = 'nothing of anybody';
const newcomer = ({ visitor }: Cast, kind: string) => ({
  payload: {
    name: 'Newcomer',
    email: `${kind}-${visitor.id}@example.test`,
    role: 'PATIENT',
    password: 'long enough',
  },
});
const withId = (id: string) => ({ params: { id } });

export const accountsAccess: AccessTable<typeof accounts> = {
  'POST /api/auth/register': [{ on, request: (cast) => newcomer(cast, 'person'), gets: everyoneGets(201) }],
  'POST /api/auth/register/clinic': [
    { on, request: (cast) => newcomer(cast, 'clinic'), gets: everyoneGets(201) },
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
  'GET /api/users/:id': [
    { on: 'own', request: ({ visitor }) => withId(visitor.id), gets: signedInGets(200) },
    { on: 'foreign', request: ({ other }) => withId(other.id), gets: signedInGets(404) },
    { on: 'missing', request: ({ nothing }) => withId(nothing), gets: signedInGets(404) },
    { on: 'missing', request: () => withId('not-an-id'), gets: signedInGets(404) },
  ],
  'PUT /api/users/:id': [
    {
      on: 'own',
      request: ({ visitor }) => ({ ...withId(visitor.id), payload: {} }),
      gets: signedInGets(200),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ ...withId(other.id), payload: {} }),
      gets: signedInGets(404),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ ...withId(nothing), payload: {} }),
      gets: signedInGets(404),
    },
  ],
};

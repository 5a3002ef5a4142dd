import type { passwords } from '@lakou/contract/passwords';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const changeOf = (userId: string) => ({
  payload: { userId, currentPassword: 'not this one', newPassword: 'a new one' },
});

export const passwordsAccess: AccessTable<typeof passwords> = {
  'POST /api/users/change-password': [
    { on: 'own', request: ({ visitor }) => changeOf(visitor.id), gets: signedInGets(400) },
    { on: 'foreign', request: ({ other }) => changeOf(other.id), gets: signedInGets(403) },
    { on: 'missing', request: ({ nothing }) => changeOf(nothing), gets: signedInGets(403) },
  ],
  'POST /api/users/me/password': [
    { on: 'own', request: () => ({ payload: { newPassword: 'a new one' } }), gets: signedInGets(409) },
  ],
  'POST /api/auth/forgot-password': [
    { on: 'foreign', request: ({ other }) => ({ payload: { email: other.email } }), gets: everyoneGets(202) },
    {
      on: 'missing',
      request: ({ visitor }) => ({ payload: { email: `nobody-${visitor.id}@example.test` } }),
      gets: everyoneGets(202),
    },
  ],
  'GET /api/auth/reset-password': [{ on: 'missing', gets: everyoneGets(400) }],
  'POST /api/auth/reset-password': [
    {
      on: 'missing',
      request: () => ({ payload: { token: '0'.repeat(64), newPassword: 'a new one' } }),
      gets: everyoneGets(400),
    },
  ],
};

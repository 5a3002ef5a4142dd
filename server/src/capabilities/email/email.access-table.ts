import type { email } from '@lakou/contract/email';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

export const emailAccess: AccessTable<typeof email> = {
  'GET /api/auth/verify': [{ on: 'missing', gets: everyoneGets(302) }],
  'GET /api/auth/confirm-email': [{ on: 'missing', gets: everyoneGets(302) }],
  'POST /api/auth/verify/resend': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { email: visitor.email } }),
      gets: everyoneGets(202),
    },
    {
      on: 'missing',
      request: ({ visitor }) => ({ payload: { email: `nobody-${visitor.id}@example.test` } }),
      gets: everyoneGets(202),
    },
  ],
  'POST /api/auth/undo-email': [
    {
      on: 'missing',
      request: () => ({ payload: { token: '0'.repeat(64) } }),
      gets: everyoneGets(400),
    },
  ],
  'POST /api/users/me/email': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { email: `first-${visitor.id}@example.test` } }),
      gets: signedInGets(409),
    },
  ],
  'PUT /api/users/me/email': [
    {
      on: 'own',
      request: ({ nothing }) => ({
        payload: { newEmail: `new-${nothing}@example.test`, password: 'not this one' },
      }),
      gets: signedInGets(400),
    },
  ],
};

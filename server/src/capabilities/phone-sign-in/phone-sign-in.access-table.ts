import type { phoneSignIn } from '@lakou/contract/phone-sign-in';
import { type AccessTable, everyoneGets, onlyGets } from '#platform/access/table.ts';

/** A Haitian number for each visitor, so that no limit of a number is met. */
const phoneOf = (id: string): string =>
  `+50936${String(Number.parseInt(id.slice(-8), 16) % 1_000_000).padStart(6, '0')}`;

const patients = (status: number) => onlyGets({ PATIENT: status });
const wrong = (nothing: string) => ({ payload: { request: nothing, code: '000000' } });

export const phoneSignInAccess: AccessTable<typeof phoneSignIn> = {
  'POST /api/auth/phone/code': [
    {
      on: 'nothing of anybody',
      request: ({ visitor }) => ({ payload: { phone: phoneOf(visitor.id) } }),
      gets: everyoneGets(202),
    },
    { on: 'nothing of anybody', request: () => ({ payload: { phone: '12' } }), gets: everyoneGets(400) },
  ],
  'POST /api/auth/phone/session': [
    { on: 'missing', request: ({ nothing }) => wrong(nothing), gets: everyoneGets(400) },
  ],
  'GET /api/users/me/sign-in-phone': [{ on: 'own', gets: patients(200) }],
  'POST /api/users/me/sign-in-phone/code': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { phone: phoneOf(visitor.id) } }),
      gets: patients(202),
    },
  ],
  'PUT /api/users/me/sign-in-phone': [
    { on: 'missing', request: ({ nothing }) => wrong(nothing), gets: patients(400) },
  ],
  'DELETE /api/users/me/sign-in-phone': [{ on: 'missing', gets: patients(204) }],
  'POST /api/users/me/sign-in-phone/proof': [{ on: 'missing', gets: patients(404) }],
};

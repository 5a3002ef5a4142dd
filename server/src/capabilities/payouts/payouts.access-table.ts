import type { payouts } from '@lakou/contract/payouts';
import { clinicOf } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const OWN = onlyGets({ PROVIDER: 200 });
const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const MISSING = onlyGets({ ADMIN: 404 });
// The providers of these rows run no clinic.
const ofClinic = (status: number) => ({
  fixture: clinicOf,
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
const clinicAccount = 'GET /api/clinics/:id/payout-account';

export const payoutsAccess: AccessTable<typeof payouts> = {
  'GET /api/providers/me/payout-account': [{ on: 'own', gets: OWN }],
  'PUT /api/providers/me/payout-account': [
    {
      on: 'own',
      request: () => ({ payload: { method: 'moncash', holder: 'Mirlande Jean', number: '37001234' } }),
      gets: OWN,
    },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { method: 'bank', holder: 'Mirlande Jean', number: '1' } }),
      gets: onlyGets({ PROVIDER: 400 }),
    },
  ],
  'DELETE /api/providers/me/payout-account': [{ on: 'own', gets: onlyGets({ PROVIDER: 204 }) }],
  'GET /api/providers/me/payouts': [{ on: 'own', gets: OWN }],
  'GET /api/providers/me/statement': [
    { on: 'own', request: () => ({ query: { month: '2026-10' } }), gets: OWN },
    {
      on: 'nothing of anybody',
      request: () => ({ query: { month: 'October' } }),
      gets: onlyGets({ PROVIDER: 400 }),
    },
  ],
  [clinicAccount]: ofClinic(200),
  'PUT /api/clinics/:id/payout-account': {
    ...ofClinic(200),
    payload: { method: 'moncash', holder: 'Klinik Lavi', number: '37001234' },
    unchanged: clinicAccount,
  },
  'DELETE /api/clinics/:id/payout-account': { ...ofClinic(204), unchanged: clinicAccount },
  'GET /api/clinics/:id/payouts': ofClinic(200),
  'GET /api/clinics/:id/payout-statement': ofClinic(200),
  'GET /api/admin/payout-balances': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/payout-runs': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'POST /api/admin/payout-runs': [
    {
      on: 'nothing of anybody',
      // More than anybody in the tests is owed.
      request: () => ({ payload: { minimum: 99_999 } }),
      gets: onlyGets({ ADMIN: 409 }),
    },
  ],
  'GET /api/admin/payouts': [
    { on: 'missing', request: ({ nothing }) => ({ query: { runId: nothing } }), gets: MISSING },
  ],
  'GET /api/admin/payouts/csv': [
    { on: 'missing', request: ({ nothing }) => ({ query: { runId: nothing } }), gets: MISSING },
  ],
  'POST /api/admin/payouts/close': [
    {
      on: 'missing',
      request: ({ nothing }) => ({
        payload: { payoutId: nothing, state: 'paid', reference: 'BUH-1' },
      }),
      gets: MISSING,
    },
  ],
};

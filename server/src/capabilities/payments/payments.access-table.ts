import type { payments } from '@lakou/contract/payments';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const order = (customId: string) => ({ payload: { customId } });
const refunders = (status: number) => ({ ...signedInGets(403), ADMIN: status, CLINIC_ADMIN: status });
const gift = (donorId: string, type = 'nothing we know') => ({
  payload: { amount: 10, phone: '37001234', type, donorId },
});

export const paymentsAccess: AccessTable<typeof payments> = {
  'GET /api/payments/methods': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'POST /api/payments/paypal/create-order': [
    { on: 'foreign', request: ({ other }) => order(other.id), gets: signedInGets(404) },
    { on: 'missing', request: ({ nothing }) => order(nothing), gets: signedInGets(404) },
    { on: 'missing', request: () => order('not-an-id'), gets: signedInGets(404) },
  ],
  'POST /api/payments/paypal/capture-order': [
    { on: 'missing', request: () => ({ payload: { orderID: 'NOTHING' } }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ payload: {} }), gets: signedInGets(400) },
  ],
  'POST /api/payments/paypal/webhook': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' } }),
      gets: everyoneGets(400),
    },
  ],
  'POST /api/payments/moncash/initiate': [
    { on: 'own', request: ({ visitor }) => gift(visitor.id), gets: signedInGets(422) },
    { on: 'foreign', request: ({ other }) => gift(other.id), gets: signedInGets(403) },
  ],
  'POST /api/payments/moncash/check': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { transactionId: nothing } }),
      gets: signedInGets(404),
    },
  ],
  'POST /api/payments/moncash/page': [
    { on: 'foreign', request: ({ other }) => order(other.id), gets: signedInGets(404) },
    { on: 'missing', request: ({ nothing }) => order(nothing), gets: signedInGets(404) },
    { on: 'missing', request: () => order('not-an-id'), gets: signedInGets(404) },
  ],
  'POST /api/payments/moncash/return': [
    { on: 'missing', request: () => ({ payload: {} }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ payload: { transactionId: 'X' } }), gets: signedInGets(404) },
  ],
  'POST /api/payments/moncash/callback': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { reference: nothing } }),
      gets: everyoneGets(200),
    },
    { on: 'missing', request: () => ({ payload: {} }), gets: everyoneGets(400) },
  ],
  'GET /api/payments/history': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/payments/:id/receipt': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: signedInGets(404) },
    { on: 'missing', request: () => ({ params: { id: 'not-an-id' } }), gets: signedInGets(404) },
  ],
  'POST /api/payments/:id/refund': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ params: { id: nothing }, payload: {} }),
      gets: refunders(404),
    },
  ],
};

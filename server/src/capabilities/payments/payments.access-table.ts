import type { payments } from '@lakou/contract/payments';
import type { Fixture, Person, World } from '#platform/access/fixture.ts';
import {
  type AccessCase,
  type AccessTable,
  everyoneGets,
  onlyGets,
  signedInGets,
} from '#platform/access/table.ts';
import { booking } from '../bookings/bookings.access-table.ts';
import { dueYear } from '../sponsorships/sponsorships.access-table.ts';

const order = (customId: string) => ({ payload: { customId } });

/** An open order for a visit that concerns this person. */
async function openOrder(person: Person, world: World) {
  const { params, owner } = await booking(person, world, 'own');
  const body = { customId: params.id ?? '' };
  const { orderID } = await world.api('POST /api/payments/paypal/create-order', owner, { body });
  return { orderID, owner };
}

const payment: Fixture = async (person, world) => {
  const { orderID, owner } = await openOrder(person, world);
  await world.api('POST /api/payments/paypal/capture-order', owner, { body: { orderID } });
  const [newest] = await world.api('GET /api/payments/history', owner, { query: {} });
  return { params: { id: newest?.id ?? '' }, owner };
};

/** Another person's visit that waits for its payment. */
const foreignBooking: NonNullable<AccessCase['request']> = async ({ other }, world) =>
  order((await booking(other, world, 'foreign')).params.id ?? '');

/** A year that a third person has yet to pay for. */
const foreignYear: NonNullable<AccessCase['request']> = async (_, world) =>
  order((await dueYear(await world.somebody('SPONSOR'), world)).year.id);

const ownBooking: NonNullable<AccessCase['request']> = async ({ visitor, nothing }, world) => {
  const owner = visitor.id === nothing ? await world.somebody('PATIENT') : visitor;
  return order((await booking(owner, world, 'own')).params.id ?? '');
};

/** A gift that somebody else was asked for on the phone: one, because a number is asked only some times. */
const foreignGift: NonNullable<AccessCase['request']> = async (_, world) => {
  const giver = await world.somebody('SPONSOR', 'giver');
  const body = gift(giver.id, 'general').payload;
  const payload = await world.once('gift by MonCash', () =>
    world.api('POST /api/payments/moncash/initiate', giver, { body }),
  );
  return { payload };
};

const gift = (donorId: string, type = 'nothing we know') => ({
  payload: { amount: 10, phone: '37001234', type, donorId },
});

export const paymentsAccess: AccessTable<typeof payments> = {
  'GET /api/exchange-rate': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/payments/methods': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/payments/saved-method': [{ on: 'own', gets: signedInGets(200) }],
  'DELETE /api/payments/saved-method': [{ on: 'own', gets: signedInGets(204) }],
  'POST /api/payments/paypal/create-order': [
    { on: 'own', request: ownBooking, gets: { ...signedInGets(404), PATIENT: 200 } },
    { on: 'foreign', request: foreignBooking, gets: signedInGets(404) },
    { on: 'foreign', request: foreignYear, gets: signedInGets(404) },
    { on: 'missing', request: ({ nothing }) => order(nothing), gets: signedInGets(404) },
    { on: 'missing', request: () => order('not-an-id'), gets: signedInGets(404) },
  ],
  'POST /api/payments/paypal/capture-order': [
    {
      on: 'foreign',
      request: async ({ other }, world) => ({
        payload: { orderID: (await openOrder(other, world)).orderID },
      }),
      gets: signedInGets(404),
    },
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
    { on: 'foreign', request: foreignGift, gets: signedInGets(404) },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { transactionId: nothing } }),
      gets: signedInGets(404),
    },
  ],
  'POST /api/payments/moncash/page': [
    { on: 'foreign', request: foreignBooking, gets: signedInGets(404) },
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
  'GET /api/payments/:id/receipt': {
    fixture: payment,
    own: { ...signedInGets(404), PATIENT: 200 },
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  // An administrator may refund any payment.
  'POST /api/payments/:id/refund': {
    fixture: payment,
    payload: {},
    own: onlyGets({ ADMIN: 200, CLINIC_ADMIN: 200 }),
    foreign: onlyGets({ ADMIN: 200, CLINIC_ADMIN: 404 }),
    missing: onlyGets({ ADMIN: 404, CLINIC_ADMIN: 404 }),
    unchanged: 'GET /api/payments/history',
  },
};

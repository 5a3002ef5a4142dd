import type { communityFund } from '@lakou/contract/community-fund';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import {
  type AccessTable,
  everyoneGets,
  type ObjectRows,
  onlyGets,
  signedInGets,
} from '#platform/access/table.ts';
import { booking } from '../bookings/bookings.access-table.ts';

const gift = (donorId: string) => ({ amount: 10, type: 'general', donorId }) as const;

/** A gift that waits for its giver on the payment page. */
const openGift: Fixture = async (person, world) => {
  const body = { ...gift(person.id), confirm: true } as const;
  const { id } = await world.api('POST /api/features/donations', person, { body });
  return { params: { id }, owner: person };
};

/** A gift that is in the fund, and of which nothing was left over. */
const gifted: Fixture = async (person, world) => {
  const { id } = await world.api('POST /api/features/donations', person, { body: gift(person.id) });
  return { params: { id }, owner: person };
};

const monthly: Fixture = async (person, world) => {
  const own = await world.api('GET /api/features/monthly-gifts', person, {});
  for (const { id } of own)
    await world.api('DELETE /api/features/monthly-gifts/:id', person, { params: { id } });
  const body = { amount: 10, type: 'visit' } as const;
  const { id } = await world.api('POST /api/features/monthly-gifts', person, { body });
  return { params: { id }, owner: person };
};

/** Few may wait at a time, so those that wait are taken back first. */
async function ask(owner: Person, world: World): Promise<string> {
  const own = await world.api('GET /api/features/fund-requests', owner, { query: {} });
  for (const { id, status } of own)
    if (status === 'waiting')
      await world.api('DELETE /api/features/fund-requests/:id', owner, { params: { id } });
  const { params } = await booking(owner, world, 'own');
  const body = { kind: 'visit', bookingId: params.id ?? '', department: 'sud-est', town: 'Jakmèl' } as const;
  return (await world.api('POST /api/features/fund-requests', owner, { body })).id;
}

const request: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  return { params: { id: await ask(owner, world) }, owner };
};

const NOBODY = onlyGets({ PATIENT: 404 });
const owned = (own: number, payload?: object): ObjectRows => ({
  fixture: request,
  ...(payload && { payload }),
  own: onlyGets({ PATIENT: own }),
  foreign: NOBODY,
  missing: NOBODY,
});
/** An administrator decides about everybody's. */
const decided = (status: number, payload?: object): ObjectRows => ({
  fixture: request,
  ...(payload && { payload }),
  own: onlyGets({ ADMIN: status }),
  foreign: onlyGets({ ADMIN: status }),
  missing: onlyGets({ ADMIN: 404 }),
});
const ofMonthly = (own: number, payload?: object): ObjectRows => ({
  fixture: monthly,
  ...(payload && { payload }),
  own: signedInGets(own),
  foreign: signedInGets(404),
  missing: signedInGets(404),
});

export const communityFundAccess: AccessTable<typeof communityFund> = {
  'GET /api/features/community-fund/stats': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/community-fund/usage': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/community-fund/ledger': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/community-fund/ledger.csv': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/community-fund/card.png': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'POST /api/features/donations': [
    { on: 'own', request: ({ visitor }) => ({ payload: gift(visitor.id) }), gets: signedInGets(201) },
    { on: 'foreign', request: ({ other }) => ({ payload: gift(other.id) }), gets: signedInGets(403) },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: signedInGets(400) },
  ],
  'POST /api/features/donations/:id/capture': {
    fixture: openGift,
    own: signedInGets(200),
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'POST /api/features/donations/:id/take-back': {
    fixture: gifted,
    own: signedInGets(409),
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'GET /api/features/donations': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/features/monthly-gifts': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/features/monthly-gifts': [
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: signedInGets(400) },
  ],
  'PATCH /api/features/monthly-gifts/:id': ofMonthly(200, { status: 'paused' }),
  'DELETE /api/features/monthly-gifts/:id': ofMonthly(204),
  'GET /api/features/fund-requests': [{ on: 'own', gets: onlyGets({ PATIENT: 200 }) }],
  'POST /api/features/fund-requests': [
    {
      on: 'foreign',
      request: async ({ other }, world) => {
        const { params } = await booking(other, world, 'foreign');
        return { payload: { kind: 'visit', bookingId: params.id, department: 'sud' } };
      },
      gets: onlyGets({ PATIENT: 404 }),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { kind: 'visit', bookingId: nothing, department: 'sud' } }),
      gets: onlyGets({ PATIENT: 404 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ PATIENT: 400 }) },
  ],
  'DELETE /api/features/fund-requests/:id': owned(204),
  'POST /api/features/fund-requests/:id/thanks': owned(409, { text: 'Mèsi anpil', agreed: true }),
  'GET /api/admin/fund-requests': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
  'GET /api/admin/fund-requests/:id': decided(200),
  'POST /api/admin/fund-requests/:id/approve': decided(409),
  'POST /api/admin/fund-requests/:id/decline': decided(200, { reason: 'The visit is paid by an insurance.' }),
  'POST /api/admin/fund-requests/:id/dispense': decided(409, { spent: 5 }),
};

import type { packages } from '@lakou/contract/packages';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, notPersonal, onlyGets, signedInGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

const OFFER = { service: 'prenatal-visit', mode: 'clinic', visits: 4, price: 100, validDays: 300 } as const;

async function offerOf(person: Person, world: World) {
  const owner = await listedProvider(await personOfRole(person, 'PROVIDER', world), world);
  const { id } = await world.once(`package offer ${owner.id}`, () =>
    world.api('POST /api/providers/me/packages', owner, { body: OFFER }),
  );
  return { id, owner };
}

/** An offer that is withdrawn by the call itself, so each is new. */
const offer: Fixture = async (person, world) => {
  const owner = await listedProvider(await personOfRole(person, 'PROVIDER', world), world);
  const { id } = await world.api('POST /api/providers/me/packages', owner, { body: OFFER });
  return { params: { id }, owner };
};

/** A paid package of this patient, or of another with this provider. */
const bought: Fixture = async (person, world) => {
  const { id: offerId } = await offerOf(person, world);
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/package-offers/:id/buy', owner, { params: { id: offerId } });
  const body = { customId: id };
  const { orderID } = await world.api('POST /api/payments/paypal/create-order', owner, { body });
  await world.api('POST /api/payments/paypal/capture-order', owner, { body: { orderID } });
  return { params: { id }, owner };
};

const BOTH = onlyGets({ PATIENT: 200, PROVIDER: 200 });
const NEITHER = onlyGets({ PATIENT: 404, PROVIDER: 404 });

export const packagesAccess: AccessTable<typeof packages> = {
  'GET /api/providers/me/packages': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/providers/me/packages': [
    {
      on: 'own',
      request: async ({ visitor }, world) => {
        // The administrative staff of a clinic are never listed.
        if (visitor.role === 'PROVIDER' && !visitor.clinicId) await listedProvider(visitor, world);
        return { payload: OFFER };
      },
      gets: onlyGets({ PROVIDER: 201 }),
    },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { ...OFFER, visits: 1 } }),
      gets: onlyGets({ PROVIDER: 400 }),
    },
  ],
  'DELETE /api/providers/me/packages/:id': {
    fixture: offer,
    own: onlyGets({ PROVIDER: 204 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
  'GET /api/providers/:id/packages': {
    fixture: async (_, world) => {
      const { owner } = await offerOf(await world.somebody('PROVIDER'), world);
      return { params: { id: owner.id }, owner };
    },
    existing: notPersonal('what a listed provider offers is shown to whoever may book', signedInGets(200)),
    missing: signedInGets(404),
  },
  'POST /api/package-offers/:id/buy': {
    fixture: async (_, world) => {
      const { id, owner } = await offerOf(await world.somebody('PROVIDER'), world);
      return { params: { id }, owner };
    },
    existing: notPersonal('any patient may buy what a provider offers', onlyGets({ PATIENT: 201 })),
    missing: onlyGets({ PATIENT: 404 }),
  },
  'GET /api/packages': [{ on: 'own', gets: BOTH }],
  'GET /api/packages/:id': { fixture: bought, own: BOTH, foreign: NEITHER, missing: NEITHER },
  'POST /api/packages/:id/end': {
    fixture: bought,
    own: BOTH,
    foreign: NEITHER,
    missing: NEITHER,
    unchanged: 'GET /api/packages/:id',
  },
};

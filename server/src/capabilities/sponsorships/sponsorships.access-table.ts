import type { sponsorships } from '@lakou/contract/sponsorships';
import { accountOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const sponsorsGet = (status: number) => onlyGets({ SPONSOR: status });
const patientsGet = (status: number) => onlyGets({ PATIENT: status });
const bothGet = (status: number) => onlyGets({ SPONSOR: status, PATIENT: status });

const LISTING = { shownName: 'Ti Mari', place: 'Jakmèl' };
const FEW = 10;

const list = (sponsor: Person, world: World) =>
  world.api('GET /api/features/sponsors/:id/patients', sponsor, {
    params: { id: sponsor.id },
    query: {},
  });

/** Somebody who asked, picked by a sponsor; what there was between the two is ended before. */
async function sponsorship(sponsor: Person, patient: Person, world: World): Promise<string> {
  const before = await list(sponsor, world);
  if (before.length > FEW)
    for (const { id } of before)
      await world.api('DELETE /api/features/sponsorships/:id', sponsor, { params: { id } });
  const { id: listingId } = await world.api('PUT /api/features/sponsorship-listing', patient, {
    body: LISTING,
  });
  const theirs = await world.api('GET /api/features/sponsorships', patient, { query: {} });
  for (const { id } of theirs)
    await world.api('DELETE /api/features/sponsorships/:id', patient, { params: { id } });
  const { id } = await world.api('POST /api/features/sponsors/:id/patients', sponsor, {
    params: { id: sponsor.id },
    body: { listingId },
  });
  return id;
}

/** A sponsor and a patient, one of whom is this person where that can be; each sponsor has a patient apart. */
async function pairOf(person: Person, world: World) {
  const sponsor = await personOfRole(person, 'SPONSOR', world);
  const patient =
    person.role === 'PATIENT' ? person : await world.somebody('PATIENT', `supported by ${sponsor.id}`);
  return { sponsor, patient };
}

/** A request that the patient has not answered. */
const asked: Fixture = async (person, world) => {
  const { sponsor, patient } = await pairOf(person, world);
  return { params: { id: await sponsorship(sponsor, patient, world) }, owner: patient };
};

const accepted: Fixture = async (person, world) => {
  const { sponsor, patient } = await pairOf(person, world);
  const id = await sponsorship(sponsor, patient, world);
  await world.api('POST /api/features/sponsorships/:id/respond', patient, {
    params: { id },
    body: { decision: 'accept' },
  });
  return { params: { id }, owner: patient };
};

/** A year of support that the sponsor has yet to pay for. */
export async function dueYear(person: Person, world: World) {
  const { sponsor } = await pairOf(person, world);
  const made = await accepted(person, world, 'own');
  const year = await world.api('POST /api/features/sponsorships/:id/yearly-fee', sponsor, {
    params: { id: made.params.id ?? '' },
  });
  return { made, sponsor, year };
}

/** A year of support that the sponsor has paid for. */
const paidYear: Fixture = async (person, world) => {
  const { made, sponsor, year } = await dueYear(person, world);
  const { orderID } = await world.api('POST /api/payments/paypal/create-order', sponsor, {
    body: { customId: year.id },
  });
  await world.api('POST /api/payments/paypal/capture-order', sponsor, { body: { orderID } });
  return made;
};

/** A person with a monthly budget. */
const budgeted: Fixture = async (person, world, on) => {
  const { sponsor } = await pairOf(person, world);
  const made = await accepted(person, world, on);
  await world.api('PUT /api/features/sponsorships/:id/budget', sponsor, {
    params: { id: made.params.id ?? '' },
    body: { limit: 60 },
  });
  return made;
};

const ownList = (own: number) => ({
  fixture: accountOf('SPONSOR'),
  own: sponsorsGet(own),
  foreign: sponsorsGet(404),
  missing: sponsorsGet(404),
});
const ofPatient = { foreign: patientsGet(404), missing: patientsGet(404) };
const ofSponsor = { foreign: sponsorsGet(404), missing: sponsorsGet(404) };

export const sponsorshipsAccess: AccessTable<typeof sponsorships> = {
  'GET /api/features/sponsors/:id/patients': ownList(200),
  'POST /api/features/sponsors/:id/patients': {
    ...ownList(201),
    payload: (_, world) => ({
      name: 'Papa',
      email: `${world.newId()}@example.test`,
      relationship: 'Father',
    }),
    unchanged: 'GET /api/features/sponsors/:id/patients',
  },
  'GET /api/features/sponsors/:id/contributions': ownList(200),
  'GET /api/features/sponsors/:id/totals': ownList(200),
  'GET /api/features/sponsors/:id/statement': ownList(200),
  'GET /api/features/sponsorships': [{ on: 'own', gets: patientsGet(200) }],
  'POST /api/features/sponsorships/:id/respond': {
    fixture: asked,
    payload: { decision: 'accept', shares: ['bills'] },
    own: patientsGet(200),
    ...ofPatient,
    unchanged: 'GET /api/features/sponsorships',
  },
  'PUT /api/features/sponsorships/:id/shares': {
    fixture: accepted,
    payload: { shares: [] },
    own: patientsGet(200),
    ...ofPatient,
    unchanged: 'GET /api/features/sponsorships',
  },
  'GET /api/features/sponsorships/:id/preview': { fixture: asked, own: patientsGet(200), ...ofPatient },
  'DELETE /api/features/sponsorships/:id': {
    fixture: asked,
    own: bothGet(204),
    foreign: bothGet(404),
    missing: bothGet(404),
  },
  'POST /api/features/sponsorships/:id/yearly-fee': {
    fixture: accepted,
    own: sponsorsGet(201),
    ...ofSponsor,
  },
  'DELETE /api/features/sponsorships/:id/yearly-fee': {
    fixture: paidYear,
    own: sponsorsGet(200),
    ...ofSponsor,
  },
  'PUT /api/features/sponsorships/:id/budget': {
    fixture: accepted,
    payload: { limit: 80, status: 'paused' },
    own: sponsorsGet(200),
    ...ofSponsor,
  },
  'DELETE /api/features/sponsorships/:id/budget': {
    fixture: budgeted,
    own: sponsorsGet(204),
    ...ofSponsor,
  },
  'GET /api/features/sponsorship-listings': [{ on: 'own', gets: sponsorsGet(200) }],
  'GET /api/features/sponsorship-listing': [{ on: 'own', gets: patientsGet(200) }],
  'PUT /api/features/sponsorship-listing': [
    { on: 'own', request: () => ({ payload: LISTING }), gets: patientsGet(200) },
  ],
  'DELETE /api/features/sponsorship-listing': [{ on: 'own', gets: patientsGet(204) }],
};

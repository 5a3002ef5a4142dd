import type { providers } from '@lakou/contract/providers';
import { type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import {
  type AccessTable,
  everyoneGets,
  notPersonal,
  type ObjectRows,
  onlyGets,
  signedInGets,
} from '#platform/access/table.ts';
import { booking, completed } from '../bookings/bookings.access-table.ts';
import { listedClinic, listedProvider } from '../profiles/profiles.access-table.ts';

const listed: Fixture = async (_, world) => {
  const owner = await listedProvider(await world.somebody('PROVIDER'), world);
  return { params: { id: owner.id }, owner };
};

/** A provider whom the owner keeps as a favourite. */
const favourite: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const provider = await listedProvider(await world.somebody('PROVIDER'), world);
  const params = { id: provider.id };
  await world.api('PUT /api/providers/:id/favourite', owner, { params });
  return { params, owner };
};

/** Of a visit to this provider that took place; one review a provider and patient. */
export const review: Fixture = async (person, world, on) => {
  const { params, owner } = await booking(await personOfRole(person, 'PROVIDER', world), world, on);
  const { id: bookingId = '' } = params;
  await completed(world, bookingId);
  const { id } = await world.api('POST /api/bookings/:id/review', owner, {
    params: { id: bookingId },
    body: { stars: 5 },
  });
  return { params: { id }, owner };
};

const withPhoto: Fixture = async (person, world) => {
  const made = await listed(person, world, 'own');
  await world.once('photo', async () => {
    const { url } = await world.upload(made.owner, 'photo');
    const params = { id: made.owner.id };
    await world.api('PUT /api/users/:id', made.owner, { params, body: { profilePhotoUrl: url } });
  });
  return made;
};

const shown = (fixture: Fixture): ObjectRows => ({
  fixture,
  existing: notPersonal('a provider’s public profile is what they show to find patients', everyoneGets(200)),
  missing: everyoneGets(404),
});
const shownClinic: ObjectRows = {
  fixture: listedClinic,
  existing: notPersonal('a clinic’s public page is what it shows to find patients', everyoneGets(200)),
  missing: everyoneGets(404),
};
const patients = (status: number): Gets => onlyGets({ PATIENT: status });

/** Nobody here has a completed visit; the tests of this capability check who may review. */
export const providersAccess: AccessTable<typeof providers> = {
  'GET /api/providers': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/providers/map': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/providers/widenings': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/providers/favourites': [{ on: 'own', gets: patients(200) }],
  'PUT /api/providers/:id/favourite': {
    fixture: listed,
    existing: notPersonal('whoever is shown to patients can be kept as a favourite', patients(204)),
    missing: patients(404),
  },
  'DELETE /api/providers/:id/favourite': {
    fixture: favourite,
    own: patients(204),
    foreign: patients(404),
    missing: patients(404),
  },
  'GET /api/providers/:id': shown(listed),
  'GET /api/providers/:id/photo': shown(withPhoto),
  'GET /api/providers/:id/reviews': shown(listed),
  'GET /api/clinics': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/clinics/:id/profile': shownClinic,
  'GET /api/clinics/:id/providers': shownClinic,
  // A future visit cannot be reviewed yet; a stranger does not learn that it exists.
  'POST /api/bookings/:id/review': {
    fixture: booking,
    payload: { stars: 5 },
    own: patients(409),
    foreign: patients(404),
    missing: patients(404),
  },
  'GET /api/providers/me/reviews': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'PUT /api/reviews/:id/reply': {
    fixture: review,
    payload: { text: 'Thank you.' },
    own: onlyGets({ PROVIDER: 200 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
  'GET /api/map-settings': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};

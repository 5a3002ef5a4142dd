import type { profiles } from '@lakou/contract/profiles';
import {
  account,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets, signedInGets } from '#platform/access/table.ts';

/** The required fields of all roles; each role uses its own. */
const COMPLETE = {
  phone: '37001234',
  dateOfBirth: '1990-01-31',
  address: '12, rue Capois, Port-au-Prince',
  emergencyContact: { name: 'Rose', phone: '37005678', address: 'Jacmel' },
  professionalTitle: 'Nurse',
  specialty: 'Family Medicine',
  licenseNumber: 'HT-1',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2030-01-31',
  education: 'UEH',
  availability: 'Monday to Friday',
  serviceLocations: 'Jacmel',
  clinicDetails: {
    name: 'Klinik',
    contactEmail: 'klinik@example.test',
    contactPhone: '37001234',
    facilityAddress: 'Jérémie',
  },
};

/** A provider who is listed for patients: the profile is complete. */
export const listedProvider = (provider: Person, world: World): Promise<Person> =>
  world.once(`listed ${provider.id}`, async () => {
    const params = { id: provider.id };
    await world.api('POST /api/users/:id/complete-profile', provider, { params, body: COMPLETE });
    return provider;
  });

/** A clinic that is shown to patients: its profile is complete. */
export const listedClinic: Fixture = async (_, world) => {
  const owner = await world.somebody('CLINIC_ADMIN');
  await world.once(`listed ${owner.id}`, () =>
    world.api('POST /api/users/:id/complete-profile', owner, { params: { id: owner.id }, body: COMPLETE }),
  );
  return { params: { id: owner.clinicId ?? '' }, owner };
};

const clinic: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: owner.clinicId ?? '' }, owner };
};

const completes = (status: number): Gets => ({ ...signedInGets(status), SPONSOR: 403, ADMIN: 403 });

/**
 * Nobody here has visits or an employer; the tests of this capability check what providers and
 * clinics may read.
 */
export const profilesAccess: AccessTable<typeof profiles> = {
  'GET /api/users/:id': {
    fixture: account,
    own: signedInGets(200),
    foreign: { ...signedInGets(404), ADMIN: 200 },
    missing: signedInGets(404),
  },
  'PUT /api/users/:id': {
    fixture: account,
    payload: { address: 'Okay' },
    own: signedInGets(200),
    foreign: signedInGets(404),
    missing: signedInGets(404),
    unchanged: 'GET /api/users/:id',
  },
  'POST /api/users/:id/complete-profile': {
    fixture: account,
    payload: COMPLETE,
    own: completes(200),
    foreign: completes(404),
    missing: completes(404),
    unchanged: 'GET /api/users/:id',
  },
  'GET /api/users/patients': [
    { on: 'nothing of anybody', gets: onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 200, ADMIN: 200 }) },
  ],
  'GET /api/clinics/:id': {
    fixture: clinic,
    own: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 200, ADMIN: 200 }),
    foreign: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 200 }),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
};

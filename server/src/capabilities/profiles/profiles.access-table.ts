import type { profiles } from '@lakou/contract/profiles';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

/** Everything any role needs; each takes what is its own. */
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

const completes = (status: number): AccessCase['gets'] => ({
  ...signedInGets(status),
  SPONSOR: 403,
  ADMIN: 403,
});
const careRoles = (gets: { PROVIDER: number; CLINIC_ADMIN: number; ADMIN: number }): AccessCase['gets'] => ({
  ...signedInGets(403),
  ...gets,
});

const withId = (id: string) => ({ params: { id } });

export const profilesAccess: AccessTable<typeof profiles> = {
  'GET /api/users/:id': [
    { on: 'own', request: ({ visitor }) => withId(visitor.id), gets: signedInGets(200) },
    // Nobody here was visited or works for another: what providers and clinics may read is played in the tests beside.
    {
      on: 'foreign',
      request: ({ other }) => withId(other.id),
      gets: { ...signedInGets(404), ADMIN: 200 },
    },
    { on: 'missing', request: ({ nothing }) => withId(nothing), gets: signedInGets(404) },
    { on: 'missing', request: () => withId('not-an-id'), gets: signedInGets(404) },
  ],
  'PUT /api/users/:id': [
    {
      on: 'own',
      request: ({ visitor }) => ({ ...withId(visitor.id), payload: {} }),
      gets: signedInGets(200),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ ...withId(other.id), payload: {} }),
      gets: signedInGets(404),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ ...withId(nothing), payload: {} }),
      gets: signedInGets(404),
    },
  ],
  'POST /api/users/:id/complete-profile': [
    {
      on: 'own',
      request: ({ visitor }) => ({ ...withId(visitor.id), payload: COMPLETE }),
      gets: completes(200),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ ...withId(other.id), payload: COMPLETE }),
      gets: completes(404),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ ...withId(nothing), payload: COMPLETE }),
      gets: completes(404),
    },
  ],
  'GET /api/users/patients': [
    { on: 'nothing of anybody', gets: careRoles({ PROVIDER: 200, CLINIC_ADMIN: 200, ADMIN: 200 }) },
  ],
  'GET /api/clinics/:id': [
    {
      on: 'own',
      request: ({ visitor, nothing }) => withId(visitor.clinicId ?? nothing),
      gets: careRoles({ PROVIDER: 404, CLINIC_ADMIN: 200, ADMIN: 404 }),
    },
    {
      on: 'foreign',
      request: ({ other, nothing }) => withId(other.clinicId ?? nothing),
      gets: careRoles({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
    },
    {
      on: 'missing',
      request: () => withId('not-an-id'),
      gets: careRoles({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
    },
  ],
};

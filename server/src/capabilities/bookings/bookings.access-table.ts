import type { bookings } from '@lakou/contract/bookings';
import { account, type Fixture, type Gets, type Person, type World } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets, signedInGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';
import { completeVisit } from './completed-visit.store.ts';

/**
 * What makes this person a party of a visit: a provider is visited, a clinic receives the request,
 * others are the patient. The staff of a clinic see what it receives.
 */
async function bookingWith(person: Person, world: World) {
  if (person.role === 'PROVIDER' && !person.clinicId)
    return { providerId: (await listedProvider(person, world)).id };
  if (person.clinicId) return { clinicId: person.clinicId };
  return { providerId: (await listedProvider(await world.somebody('PROVIDER'), world)).id };
}

/** A visit that concerns this person; of somebody else where the role has none. */
export const booking: Fixture = async (person, world) => {
  const owner = person.role === 'PATIENT' ? person : await world.somebody('PATIENT');
  const whom = await bookingWith(person, world);
  const body = { serviceType: 'General checkup', dateTime: world.freeTime(), ...whom };
  const { id } = await world.api('POST /api/data/bookings', owner, { body });
  return { params: { id }, owner };
};

/** The visit took place. */
export const completed = (world: World, bookingId: string): Promise<void> =>
  completeVisit(world.system, bookingId);

const NOBODY = signedInGets(404);
const reading: ObjectRows = {
  fixture: booking,
  own: { ...NOBODY, PATIENT: 200, PROVIDER: 200, CLINIC_ADMIN: 200 },
  foreign: NOBODY,
  missing: NOBODY,
};
const changing = (own: Gets, refused: Gets, payload?: ObjectRows['payload']): ObjectRows => ({
  fixture: booking,
  ...(payload && { payload }),
  own,
  foreign: refused,
  missing: refused,
  unchanged: 'GET /api/bookings/:id',
});
/**
 * An allowed caller gets an error about the time; a stranger does not learn that the visit exists.
 */
const transition = (roles: readonly ('PROVIDER' | 'CLINIC_ADMIN')[]) => {
  const each = (status: number) => onlyGets(Object.fromEntries(roles.map((role) => [role, status])));
  return changing(each(409), each(404));
};

const request = { serviceType: 'General checkup' };
const MISSING = '01900000-0000-7000-8000-000000000000';

export const bookingsAccess: AccessTable<typeof bookings> = {
  'GET /api/data/bookings/user/:id': {
    fixture: account,
    own: { ...NOBODY, PATIENT: 200, PROVIDER: 200 },
    foreign: NOBODY,
    missing: NOBODY,
  },
  'POST /api/data/bookings': [
    {
      on: 'own',
      request: (_, world) => ({ payload: { ...request, dateTime: world.freeTime() } }),
      gets: onlyGets({ PATIENT: 201, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { ...request, patientId: other.id } }),
      gets: onlyGets({ PATIENT: 403, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'missing',
      request: () => ({ payload: { ...request, providerId: MISSING } }),
      gets: onlyGets({ PATIENT: 404, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'missing',
      request: () => ({ payload: { ...request, dependentId: 'not-an-id' } }),
      gets: onlyGets({ PATIENT: 404, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: {} }),
      gets: onlyGets({ PATIENT: 400, CLINIC_ADMIN: 400 }),
    },
  ],
  'GET /api/providers/me/conflicts': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'GET /api/bookings/:id': reading,
  'GET /api/bookings/:id/calendar': reading,
  'GET /api/bookings/:id/cancellation': reading,
  'POST /api/bookings/:id/cancel': changing(
    { ...NOBODY, PATIENT: 200, PROVIDER: 200, CLINIC_ADMIN: 200 },
    NOBODY,
  ),
  'POST /api/bookings/:id/reschedule': changing(
    { ...NOBODY, PATIENT: 200, PROVIDER: 200, CLINIC_ADMIN: 200 },
    NOBODY,
    (_, world) => ({ dateTime: world.freeTime() }),
  ),
  'POST /api/bookings/:id/accept': transition(['PROVIDER']),
  'POST /api/bookings/:id/start': transition(['PROVIDER']),
  'POST /api/bookings/:id/undo-start': transition(['PROVIDER']),
  'POST /api/bookings/:id/complete': transition(['PROVIDER']),
  'POST /api/bookings/:id/no-show': transition(['PROVIDER', 'CLINIC_ADMIN']),
};

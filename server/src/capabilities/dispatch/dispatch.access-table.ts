import type { dispatch } from '@lakou/contract/dispatch';
import type { ClinicRole } from '@lakou/contract/profiles.rules';
import {
  clinicOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employVerified } from './employ-verified.store.ts';

/** A provider works for a clinic from now on, in this role. */
export const employ = (
  world: World,
  providerId: string,
  clinicId: string,
  role?: ClinicRole,
): Promise<void> => employVerified(world.system, providerId, clinicId, role);

/** A verified provider of the clinic, clocked in by who runs it. */
const onShift = (world: World, owner: Person): Promise<string> =>
  world.once(`on shift at ${owner.clinicId}`, async () => {
    const { id } = await world.somebody('PROVIDER', `of ${owner.clinicId}`);
    await employ(world, id, owner.clinicId ?? '');
    await world.api('POST /api/users/staff/:id/clock-in', owner, { params: { id }, body: {} });
    return id;
  });

/** A visit that a patient asked of the clinic. */
const requested: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const clinicId = owner.clinicId ?? '';
  const providerId = await onShift(world, owner);
  const patient = await world.somebody('PATIENT', `patient of ${clinicId}`);
  const body = { serviceType: 'Home visit', mode: 'in_home', dateTime: world.freeTime(), clinicId } as const;
  const { id } = await world.api('POST /api/data/bookings', patient, { body });
  return { params: { id }, owner, payload: { providerId } };
};

/** A visit at an address that names no town. */
const unplaced: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const clinicId = owner.clinicId ?? '';
  const patient = await world.somebody('PATIENT', `patient of ${clinicId}`);
  const sent = { serviceType: 'Home visit', mode: 'in_home', location: 'behind the church' } as const;
  const body = { ...sent, dateTime: world.freeTime(), clinicId };
  const { id } = await world.api('POST /api/data/bookings', patient, { body });
  return { params: { id }, owner };
};

const assigned: Fixture = async (person, world, on) => {
  const { params, owner } = await requested(person, world, on);
  const { id = '' } = params;
  const body = { providerId: await onShift(world, owner) };
  await world.api('PUT /api/clinics/bookings/:id/assign', owner, { params: { id }, body });
  return { params, owner };
};

// The tests of dispatch have staff of every role; these providers work for no clinic.
const clinics = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status });
const rows = (fixture: Fixture) => ({
  fixture,
  own: clinics(200),
  foreign: clinics(404),
  missing: clinics(404),
});

export const dispatchAccess: AccessTable<typeof dispatch> = {
  'GET /api/clinics/:id/dispatch/unassigned': rows(clinicOf),
  'GET /api/clinics/:id/dispatch/lanes': rows(clinicOf),
  'PUT /api/clinics/bookings/:id/assign': {
    ...rows(requested),
    payload: ({ nothing }) => ({ providerId: nothing }),
  },
  'PUT /api/clinics/bookings/:id/place': { ...rows(unplaced), payload: { lat: 18.2342, lng: -72.5354 } },
  'POST /api/clinics/bookings/:id/unassign': rows(assigned),
  'GET /api/clinics/:id/dashboard': rows(clinicOf),
};

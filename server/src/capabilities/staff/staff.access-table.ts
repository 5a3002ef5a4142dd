import type { staff } from '@lakou/contract/staff';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const newStaff = (owner: Person, world: World) =>
  world.api('POST /api/users', owner, {
    body: { name: 'Guerda Louis', email: `${world.newId()}@example.test`, clinicRole: 'Scheduler' },
  });

const member: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: (await newStaff(owner, world)).id }, owner };
};

const log: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: (await newStaff(owner, world)).id };
  const { id } = await world.api('POST /api/users/staff/:id/clock-in', owner, { params, body: {} });
  return { params: { id }, owner };
};

/** Somebody who is clocked in. */
const atWork: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: (await newStaff(owner, world)).id };
  const { id } = await world.api('POST /api/users/staff/:id/clock-in', owner, { params, body: {} });
  return { params, owner, payload: { timeLogId: id } };
};

/** A clinic, and days off of one of its staff. */
const toLeave: Fixture = async (person, world, on) => {
  const made = await clinicOf(person, world, on);
  const { id: staffId } = await newStaff(made.owner, world);
  return { ...made, payload: { staffId, fromDay: '2027-02-01', toDay: '2027-02-02' } };
};

const leave: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id: staffId } = await newStaff(owner, world);
  const { id } = await world.api('POST /api/clinics/:id/leaves', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { staffId, fromDay: '2027-01-04', toDay: '2027-01-08' },
  });
  return { params: { id }, owner };
};

/** A claim of who runs the clinic. */
const claim: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/clock-claims', owner, {
    params: { id: owner.clinicId ?? '' },
    body: claimed(world),
  });
  return { params: { id }, owner };
};

const managers = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
// The providers of these rows work for no clinic; the tests of staff have some who do.
const everyStaff = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});

const HOUR_MS = 3_600_000;
function claimed(world: World) {
  return {
    id: world.newId(),
    kind: 'clock_in',
    at: new Date(world.system.at.getTime() - HOUR_MS).toISOString(),
  } as const;
}
const corrected = (_: unknown, world: World) => ({
  clock_in_time: new Date(world.system.at.getTime() - 2 * HOUR_MS).toISOString(),
  clock_out_time: new Date(world.system.at.getTime() - HOUR_MS).toISOString(),
  reason: 'Forgot to clock out',
});
const someone = (world: World, clinicId: string | null) => ({
  payload: { name: 'Rose Marie', email: `${world.newId()}@example.test`, clinicId, isClinicStaff: true },
});

export const staffAccess: AccessTable<typeof staff> = {
  'POST /api/users': [
    {
      on: 'own',
      request: ({ visitor }, world) => someone(world, visitor.clinicId),
      gets: onlyGets({ CLINIC_ADMIN: 201 }),
    },
    {
      on: 'foreign',
      request: ({ other }, world) => someone(world, other.clinicId ?? world.newId()),
      gets: onlyGets({}),
    },
  ],
  'PUT /api/users/staff/:id': { fixture: member, payload: { clinicRole: 'Dispatcher' }, ...managers(200) },
  'DELETE /api/users/staff/:id': { fixture: member, ...managers(204) },
  'POST /api/users/staff/:id/invite': { fixture: member, ...managers(202) },
  'POST /api/users/staff/:id/clock-in': { fixture: member, payload: {}, ...everyStaff(201) },
  'POST /api/users/staff/:id/clock-out': {
    fixture: atWork,
    payload: (_, world) => ({ timeLogId: world.newId() }),
    ...everyStaff(200),
  },
  'GET /api/clinics/:id/timelogs': { fixture: clinicOf, ...everyStaff(200) },
  'PUT /api/clinics/timelogs/:id': { fixture: log, payload: corrected, ...managers(200) },
  'POST /api/clinics/:id/clock-claims': {
    fixture: clinicOf,
    payload: (_, world) => claimed(world),
    ...everyStaff(201),
  },
  'GET /api/clinics/:id/clock-claims': { fixture: clinicOf, ...managers(200) },
  'GET /api/users/me/clock-claims': [{ on: 'own', gets: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 200 }) }],
  'POST /api/clinics/clock-claims/:id/decision': {
    fixture: claim,
    payload: { accept: false, reason: 'Not seen that day' },
    ...managers(200),
  },
  'GET /api/clinics/:id/timesheets': { fixture: clinicOf, ...managers(200) },
  'GET /api/clinics/:id/timesheets/file': { fixture: clinicOf, ...managers(200) },
  'GET /api/clinics/:id/leaves': { fixture: clinicOf, ...everyStaff(200) },
  'POST /api/clinics/:id/leaves': {
    fixture: toLeave,
    payload: (_, world) => ({ staffId: world.newId(), fromDay: '2027-02-01', toDay: '2027-02-02' }),
    ...managers(201),
  },
  'DELETE /api/clinics/leaves/:id': { fixture: leave, ...managers(204) },
};

import type { shifts } from '@lakou/contract/shifts';
import { clinicOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const shift: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const startTime = world.freeTime();
  const endTime = new Date(Date.parse(startTime) + 1_800_000).toISOString();
  const { id } = await world.api('POST /api/clinics/:id/shifts', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { staffId: owner.id, startTime, endTime },
  });
  return { params: { id }, owner };
};

const oneHour = (staffId: string, startTime: string) => ({
  staffId,
  startTime,
  endTime: new Date(Date.parse(startTime) + 60_000).toISOString(),
});

/** A clinic, and a shift of who runs it. */
const toPlan: Fixture = async (person, world, on) => {
  const made = await clinicOf(person, world, on);
  return { ...made, payload: oneHour(made.owner.id, world.freeTime()) };
};

const template: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/shift-templates', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { name: world.newId().slice(-12), startTime: '07:00', endTime: '15:00' },
  });
  return { params: { id }, owner };
};

// The providers of these rows work for no clinic; the tests of shifts have staff of every role.
const staff = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 });
const planners = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status });
const rows = (fixture: Fixture, gets: (status: number) => Gets, status: number) => ({
  fixture,
  own: gets(status),
  foreign: gets(404),
  missing: gets(404),
});

const DAY = '2026-11-15';
const NEXT = '2026-11-22';
const list = 'GET /api/clinics/:id/shifts';

export const shiftsAccess: AccessTable<typeof shifts> = {
  [list]: rows(clinicOf, staff, 200),
  'POST /api/clinics/:id/shifts': {
    ...rows(toPlan, planners, 201),
    payload: ({ visitor }, world) => oneHour(visitor.id, world.freeTime()),
    unchanged: list,
  },
  'DELETE /api/clinics/shifts/:id': rows(shift, planners, 204),
  'GET /api/clinics/:id/schedule': rows(clinicOf, staff, 200),
  'POST /api/clinics/:id/shifts/publish': {
    ...rows(clinicOf, planners, 200),
    payload: { week: DAY },
    unchanged: list,
  },
  'POST /api/clinics/:id/shifts/copy': {
    ...rows(clinicOf, planners, 200),
    payload: { from: DAY, to: NEXT },
    unchanged: list,
  },
  'GET /api/clinics/:id/shifts/calendar': rows(clinicOf, staff, 200),
  'GET /api/clinics/:id/shift-needs': rows(clinicOf, planners, 200),
  'PUT /api/clinics/:id/shift-needs': {
    ...rows(clinicOf, planners, 200),
    payload: { needs: [{ clinicRole: 'Provider', weekday: 1, needed: 2 }] },
    unchanged: 'GET /api/clinics/:id/shift-needs',
  },
  'GET /api/clinics/:id/shift-templates': rows(clinicOf, planners, 200),
  'POST /api/clinics/:id/shift-templates': {
    ...rows(clinicOf, planners, 201),
    payload: { name: 'Maten', startTime: '07:00', endTime: '15:00' },
    unchanged: 'GET /api/clinics/:id/shift-templates',
  },
  'DELETE /api/clinics/shift-templates/:id': rows(template, planners, 204),
};

import type { shiftSwaps } from '@lakou/contract/shift-swaps';
import { clinicOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

/** Asked by who runs the clinic. */
const swap: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: owner.clinicId ?? '' };
  const colleague = await world.api('POST /api/users', owner, {
    body: { name: 'Guerda Louis', email: `${world.newId()}@example.test`, clinicRole: 'Scheduler' },
  });
  const startTime = world.freeTime();
  const endTime = new Date(Date.parse(startTime) + 60_000).toISOString();
  const shift = await world.api('POST /api/clinics/:id/shifts', owner, {
    params,
    body: { staffId: owner.id, startTime, endTime },
  });
  const { id } = await world.api('POST /api/clinics/:id/shift-swaps', owner, {
    params,
    body: { shiftId: shift.id, colleagueId: colleague.id },
  });
  return { params: { id }, owner };
};

// The providers of these rows work for no clinic; the tests of swaps have staff of every role.
const staff = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 });
const planners = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status });
const list = 'GET /api/clinics/:id/shift-swaps';

export const shiftSwapsAccess: AccessTable<typeof shiftSwaps> = {
  [list]: { fixture: clinicOf, own: staff(200), foreign: staff(404), missing: staff(404) },
  // There is no such shift.
  'POST /api/clinics/:id/shift-swaps': {
    fixture: clinicOf,
    payload: ({ visitor, nothing }) => ({ shiftId: nothing, colleagueId: visitor.id }),
    own: staff(404),
    foreign: staff(404),
    missing: staff(404),
    unchanged: list,
  },
  // Only the colleague answers, not who asked.
  'POST /api/clinics/shift-swaps/:id/answer': {
    fixture: swap,
    payload: { accept: true },
    own: staff(404),
    foreign: staff(404),
    missing: staff(404),
  },
  // The colleague has not accepted yet.
  'POST /api/clinics/shift-swaps/:id/decision': {
    fixture: swap,
    payload: { approve: true },
    own: planners(409),
    foreign: planners(404),
    missing: planners(404),
  },
  'DELETE /api/clinics/shift-swaps/:id': {
    fixture: swap,
    own: staff(204),
    foreign: staff(404),
    missing: staff(404),
  },
};

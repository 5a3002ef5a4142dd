import type { shiftSwaps } from '@lakou/contract/shift-swaps';
import {
  clinicOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';

/** A shift of who runs the clinic, and a colleague. */
async function planned(person: Person, world: World) {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: owner.clinicId ?? '' };
  const colleague = await world.somebody('PROVIDER', `of ${owner.clinicId}`);
  await employ(world, colleague.id, params.id);
  const startTime = world.freeTime();
  const endTime = new Date(Date.parse(startTime) + 60_000).toISOString();
  const shift = await world.api('POST /api/clinics/:id/shifts', owner, {
    params,
    body: { staffId: owner.id, startTime, endTime },
  });
  return { params, owner, payload: { shiftId: shift.id, colleagueId: colleague.id } };
}

/** Asked by who runs the clinic. */
const swap: Fixture = async (person, world) => {
  const { params, owner, payload: body } = await planned(person, world);
  const { id } = await world.api('POST /api/clinics/:id/shift-swaps', owner, { params, body });
  return { params: { id }, owner };
};

// The providers of these rows work for no clinic; the tests of swaps have staff of every role.
const staff = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 });
const planners = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status });
const list = 'GET /api/clinics/:id/shift-swaps';

export const shiftSwapsAccess: AccessTable<typeof shiftSwaps> = {
  [list]: { fixture: clinicOf, own: staff(200), foreign: staff(404), missing: staff(404) },
  'POST /api/clinics/:id/shift-swaps': {
    fixture: planned,
    payload: ({ visitor, nothing }) => ({ shiftId: nothing, colleagueId: visitor.id }),
    own: staff(201),
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

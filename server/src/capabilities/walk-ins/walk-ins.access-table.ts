import type { walkIns } from '@lakou/contract/walk-ins';
import { clinicOf, type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { acceptedBy, visitWith } from '../clinic-patients/clinic-patients.access-table.ts';
import { linkWalkIn } from './linked-walk-in.store.ts';

const somebody = (_: unknown, world: World) => ({
  clientId: world.newId(),
  name: 'Jean Baptiste',
  reason: 'Fever',
});

const walkIn: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: owner.clinicId ?? '' };
  const body = somebody(undefined, world);
  const { id } = await world.api('POST /api/clinics/:id/walk-ins', owner, { params, body });
  return { params: { id }, owner };
};

/** Somebody in the queue who accepted the clinic, and a provider who treats people there. */
const toVisit: Fixture = async (person, world, on) => {
  const { params, owner } = await walkIn(person, world, on);
  const { id = '' } = params;
  const { id: linkId, providerId } = await acceptedBy(owner, world);
  await linkWalkIn(world.system, id, linkId);
  return { params, owner, payload: { ...visitWith(providerId), dateTime: world.freeTime() } };
};

const desk = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
/** The providers here work for no clinic; the tests of walk-ins check those who do. */
const staff = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});

export const walkInsAccess: AccessTable<typeof walkIns> = {
  'GET /api/clinics/:id/walk-ins': { fixture: clinicOf, ...staff(200) },
  'POST /api/clinics/:id/walk-ins': { fixture: clinicOf, payload: somebody, ...desk(201) },
  'PUT /api/clinics/walk-ins/:id': {
    fixture: walkIn,
    payload: { status: 'called', room: '2' },
    ...staff(200),
  },
  'POST /api/clinics/walk-ins/:id/patient': { fixture: walkIn, payload: {}, ...desk(200) },
  'POST /api/clinics/walk-ins/:id/visit': {
    fixture: toVisit,
    payload: (_: unknown, world: World) => visitWith(world.newId()),
    ...desk(201),
  },
};

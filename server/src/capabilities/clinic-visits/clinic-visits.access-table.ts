import type { clinicVisits } from '@lakou/contract/clinic-visits';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';

const PROVIDERS = new Map<string | null, string>();
const ENTRIES = new Map<string | null, string>();

/** Somebody who treats people at the clinic. */
const doctorOf = async (owner: Person, world: World): Promise<Person> => {
  const doctor = await world.somebody('PROVIDER', `treats at ${owner.clinicId}`);
  await world.once(`treats at ${owner.clinicId}`, () => employ(world, doctor.id, owner.clinicId ?? ''));
  PROVIDERS.set(owner.clinicId, doctor.id);
  return doctor;
};

/** Somebody who was called to a room. */
const called: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  await doctorOf(owner, world);
  const { id } = await world.api('POST /api/clinics/:id/walk-ins', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { clientId: world.newId(), name: 'Jean Baptiste', reason: 'Fever' },
  });
  await world.api('PUT /api/clinics/walk-ins/:id', owner, {
    params: { id },
    body: { status: 'called', room: '2' },
  });
  return { params: { id }, owner };
};

const visit: Fixture = async (person, world, on) => {
  const { params, owner } = await called(person, world, on);
  const { id } = await world.api('POST /api/clinics/walk-ins/:id/clinic-visit', owner, {
    params: { id: params.id ?? '' },
    body: { providerId: PROVIDERS.get(owner.clinicId) ?? '' },
  });
  return { params: { id }, owner };
};

/** Somebody who accepted the clinic that this person runs. */
const accepted: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const patient = await world.somebody('PATIENT', world.newId());
  const { id } = await world.api('POST /api/clinics/:id/patients', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { name: 'Marie Joseph', email: patient.email, phone: '+50937001234', dateOfBirth: '1990-04-12' },
  });
  const body = { answer: 'accept' } as const;
  ENTRIES.set(owner.clinicId, id);
  await world.api('POST /api/clinics/links/:id/respond', patient, { params: { id }, body });
  return { params: { id }, owner };
};

const desk = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
/** The providers here work for no clinic; the tests of clinic visits check those who do. */
const staff = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});
/** Only who treats the person writes; who runs the clinic does not. */
const nobody = {
  own: onlyGets({ PROVIDER: 404 }),
  foreign: onlyGets({ PROVIDER: 404 }),
  missing: onlyGets({ PROVIDER: 404 }),
};

export const clinicVisitsAccess: AccessTable<typeof clinicVisits> = {
  'GET /api/clinics/:id/clinic-visits': { fixture: clinicOf, ...staff(200) },
  'POST /api/clinics/walk-ins/:id/clinic-visit': {
    fixture: called,
    payload: ({ visitor, nothing }) => ({ providerId: PROVIDERS.get(visitor.clinicId) ?? nothing }),
    ...staff(201),
  },
  'GET /api/clinics/clinic-visits/:id': { fixture: visit, ...staff(200) },
  'PUT /api/clinics/clinic-visits/:id/note': {
    fixture: visit,
    payload: { version: 1, reason: 'Fever' },
    ...nobody,
  },
  'POST /api/clinics/clinic-visits/:id/sign': { fixture: visit, payload: { version: 1 }, ...nobody },
  'POST /api/clinics/clinic-visits/:id/addenda': { fixture: visit, payload: { text: 'More' }, ...nobody },
  'POST /api/clinics/clinic-visits/:id/cancel': { fixture: visit, ...staff(204) },
  'POST /api/clinics/patients/:id/record': {
    fixture: accepted,
    payload: ({ visitor, nothing }) => ({ entryId: ENTRIES.get(visitor.clinicId) ?? nothing }),
    ...desk(200),
  },
};

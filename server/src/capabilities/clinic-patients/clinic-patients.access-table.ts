import type { clinicPatients } from '@lakou/contract/clinic-patients';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, notPersonal, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';
import { listedClinic, listedProvider } from '../profiles/profiles.access-table.ts';

const somebodyNew = (world: World, email = `${world.newId()}@example.test`) => ({
  name: 'Marie Joseph',
  email,
  phone: '+50937001234',
  dateOfBirth: '1990-04-12',
});

const add = (owner: Person, world: World, email?: string) =>
  world.api('POST /api/clinics/:id/patients', owner, {
    params: { id: owner.clinicId ?? '' },
    body: somebodyNew(world, email),
  });

const patientOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await add(owner, world);
  return { params: { id, patientId: id, clinicId: owner.clinicId ?? '', providerId: world.newId() }, owner };
};

const view = { name: 'Dyabèt', q: '', tag: 'dyabèt' };
const viewOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/patient-views', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { ...view, name: world.newId() },
  });
  return { params: { id }, owner };
};
const mergeOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const [kept, gone] = [await add(owner, world), await add(owner, world)];
  const { id } = await world.api('POST /api/clinics/patients/:id/merge', owner, {
    params: { id: kept.id },
    body: { goneId: gone.id },
  });
  return { params: { id }, owner };
};

/** A request to the person’s address; each asks from a clinic of its own. */
const asked: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const clinic = await world.somebody('CLINIC_ADMIN', world.newId());
  const { id } = await add(clinic, world, owner.email);
  return { params: { id }, owner };
};

/** Two entries of one person. */
const twins: Fixture = async (person, world, on) => {
  const made = await patientOf(person, world, on);
  return { ...made, payload: { goneId: (await add(made.owner, world)).id } };
};

/** Somebody who accepted the clinic, and a provider who treats people there. */
export const acceptedBy = (owner: Person, world: World) =>
  world.once(`accepted by ${owner.clinicId}`, async () => {
    const patient = await world.somebody('PATIENT', `patient of ${owner.clinicId}`);
    const { id } = await add(owner, world, patient.email);
    await world.api('POST /api/clinics/links/:id/respond', patient, {
      params: { id },
      body: { answer: 'accept' },
    });
    const provider = await listedProvider(await world.somebody('PROVIDER', `of ${owner.clinicId}`), world);
    await employ(world, provider.id, owner.clinicId ?? '');
    return { id, providerId: provider.id, email: patient.email };
  });

const assignable: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id, providerId } = await acceptedBy(owner, world);
  return { params: { id, providerId }, owner };
};
const assigned: Fixture = async (person, world, on) => {
  const { params, owner } = await assignable(person, world, on);
  const { id = '', providerId = '' } = params;
  await world.api('PUT /api/clinics/patients/:id/providers/:providerId', owner, {
    params: { id, providerId },
  });
  return { params, owner };
};
const bookable: Fixture = async (person, world, on) => {
  const { params, owner } = await assignable(person, world, on);
  const payload = { ...visitWith(params.providerId ?? ''), clientId: world.newId() };
  return { params, owner, payload: { ...payload, dateTime: world.freeTime() } };
};

const accepted: Fixture = async (person, world, on) => {
  const { params, owner } = await asked(person, world, on);
  const { id = '' } = params;
  await world.api('POST /api/clinics/links/:id/respond', owner, {
    params: { id },
    body: { answer: 'accept' },
  });
  return { params: { id }, owner };
};

export const visitWith = (providerId: string) =>
  ({ providerId, serviceType: 'Check-up', mode: 'clinic' }) as const;

/** The providers here work for no clinic; the tests of clinic-patients check staff of every role. */
const staff = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});
const desk = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
const persons = (status: number) => ({
  own: onlyGets({ PATIENT: status }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
});

export const clinicPatientsAccess: AccessTable<typeof clinicPatients> = {
  'GET /api/clinics/:id/patient-views': { fixture: clinicOf, ...desk(200) },
  'POST /api/clinics/:id/patient-views': { fixture: clinicOf, payload: view, ...desk(201) },
  'DELETE /api/clinics/patient-views/:id': { fixture: viewOf, ...desk(204) },
  'GET /api/clinics/:id/patient-duplicates': { fixture: clinicOf, ...desk(200) },
  'POST /api/clinics/patients/:id/merge': {
    fixture: twins,
    payload: (_, world) => ({ goneId: world.newId() }),
    ...desk(201),
  },
  'GET /api/clinics/:id/patient-merges': { fixture: clinicOf, ...desk(200) },
  'POST /api/clinics/patient-merges/:id/undo': { fixture: mergeOf, ...desk(204) },
  'GET /api/clinics/:id/patients': { fixture: clinicOf, ...staff(200) },
  'POST /api/clinics/:id/patients': {
    fixture: clinicOf,
    payload: (_: unknown, world: World) => somebodyNew(world),
    ...desk(201),
  },
  'GET /api/clinics/:id/patient-tags': { fixture: clinicOf, ...desk(200) },
  'GET /api/clinics/patients/:patientId/details/:clinicId': { fixture: patientOf, ...staff(200) },
  'PUT /api/clinics/patients/:id/tags': { fixture: patientOf, payload: { tags: ['TB'] }, ...desk(200) },
  'PUT /api/clinics/patients/:id/providers/:providerId': { fixture: assignable, ...desk(204) },
  'DELETE /api/clinics/patients/:id/providers/:providerId': { fixture: assigned, ...desk(204) },
  'POST /api/clinics/patients/:id/bookings': {
    fixture: bookable,
    payload: (_: unknown, world: World) => ({ ...visitWith(world.newId()), clientId: world.newId() }),
    ...desk(201),
  },
  'GET /api/users/me/clinics': [{ on: 'own', gets: onlyGets({ PATIENT: 200 }) }],
  'POST /api/clinics/links/:id/respond': {
    fixture: asked,
    payload: { answer: 'accept' },
    unchanged: 'GET /api/users/me/clinics',
    ...persons(204),
    also: [
      {
        on: 'foreign',
        request: async ({ other }, world) => ({
          params: (await asked(other, world, 'foreign')).params,
          payload: { answer: 'decline' },
        }),
        gets: onlyGets({ PATIENT: 404 }),
      },
    ],
  },
  'POST /api/clinics/:id/join': {
    fixture: listedClinic,
    existing: notPersonal('a patient may go to any clinic that everybody finds', onlyGets({ PATIENT: 204 })),
    missing: onlyGets({ PATIENT: 404 }),
  },
  'DELETE /api/clinics/links/:id': {
    fixture: accepted,
    unchanged: 'GET /api/users/me/clinics',
    ...persons(204),
  },
};

import type { clinicVerification } from '@lakou/contract/clinic-verification';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';

const REGISTRATION = {
  kind: 'clinic',
  registrationNumber: 'MSPP-OU-0142',
  issuingAuthority: 'MSPP',
} as const;

const sent = async (owner: Person, world: World) => ({
  ...REGISTRATION,
  documentUrl: (await world.upload(owner, 'document')).url,
});

const registered: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: owner.clinicId ?? '' };
  await world.once(`registered ${owner.id}`, async () =>
    world.api('PUT /api/clinics/:id/verification', owner, { params, body: await sent(owner, world) }),
  );
  return { params, owner };
};

/** The same, verified by an administrator. */
const verified: Fixture = async (person, world, on) => {
  const { params, owner } = await registered(person, world, on);
  await world.once(`verified ${owner.id}`, async () =>
    world.api('PUT /api/admin/clinics/:id/verification', await world.somebody('ADMIN'), {
      params: { id: params.id ?? '' },
      body: { decision: 'verified' },
    }),
  );
  return { params, owner };
};

/** A clinic, and an administrator of it who could take it over. */
async function withDeputy(person: Person, world: World) {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const params = { id: owner.clinicId ?? '' };
  const deputy = await world.somebody('PROVIDER', `deputy of ${params.id}`);
  await employ(world, deputy.id, params.id, 'Admin');
  return { params, owner, payload: { staffId: deputy.id, stays: true } };
}
const asked: Fixture = async (person, world) => {
  const { params, owner, payload: body } = await withDeputy(person, world);
  await world.api('POST /api/clinics/:id/handover', owner, { params, body });
  return { params, owner };
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const review = {
  fixture: registered,
  own: ADMIN_ONLY,
  foreign: ADMIN_ONLY,
  missing: onlyGets({ ADMIN: 404 }),
};
const owners = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});

/** The providers here are administrators of no clinic; the tests of this capability have one who is. */
export const clinicVerificationAccess: AccessTable<typeof clinicVerification> = {
  'GET /api/clinics/:id/verification': { fixture: verified, ...owners(200) },
  'PUT /api/clinics/:id/verification': {
    fixture: registered,
    payload: { ...REGISTRATION, kind: 'hospital' },
    ...owners(200),
    unchanged: 'GET /api/clinics/:id/verification',
  },
  'GET /api/admin/clinic-verifications': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/clinics/:id/verification': review,
  'PUT /api/admin/clinics/:id/verification': {
    ...review,
    payload: { decision: 'rejected', reason: 'not_readable' },
  },
  'GET /api/clinics/:id/handover': { fixture: clinicOf, ...owners(200) },
  'POST /api/clinics/:id/handover': {
    fixture: withDeputy,
    payload: (_, world) => ({ staffId: world.newId(), stays: true }),
    ...owners(200),
  },
  'DELETE /api/clinics/:id/handover': { fixture: clinicOf, ...owners(204) },
  // Only who was asked answers, not who asked.
  'POST /api/clinics/:id/handover/answer': {
    fixture: asked,
    payload: { answer: 'decline' },
    ...owners(404),
  },
};

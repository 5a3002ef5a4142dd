import type { referrals } from '@lakou/contract/referrals';
import {
  account,
  accountOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, everyoneGets, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { treated, verifiedProvider } from '../verification/verification.access-table.ts';
import { fileReferral } from './referrals.service.ts';

/** A patient's referral; a provider's own is one that they wrote. */
async function written(person: Person, world: World): Promise<{ id: string; patient: Person }> {
  const patient = await personOfRole(person, 'PATIENT', world);
  const sender = await personOfRole(person, 'PROVIDER', world);
  const id = world.newId();
  const destination = { providerId: null, clinicId: null, hospital: 'ht-hum', name: 'HUM' };
  const content = { reason: 'Chest pain', symptoms: null, diagnosis: null, priority: 'urgent' } as const;
  await fileReferral(world.system, {
    id,
    patientId: patient.id,
    dependentId: null,
    referringProviderId: sender.id,
    destination,
    ...content,
    attachments: [{ id: world.newId(), title: 'X-ray', kind: 'image' }],
    previousId: null,
  });
  return { id, patient };
}

const referral: Fixture = async (person, world) => {
  const { id, patient } = await written(person, world);
  return { params: { id }, owner: patient };
};

const link: Fixture = async (person, world) => {
  const { id, patient } = await written(person, world);
  const made = await world.api('POST /api/data/referrals/:id/links', patient, { params: { id }, body: {} });
  return { params: { id, linkId: made.id }, owner: patient };
};

const clinic: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: owner.clinicId ?? world.newId() }, owner };
};

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const both = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: status });
const rows = (
  fixture: Fixture,
  own: Gets,
  none: Gets,
  more: Pick<ObjectRows, 'payload' | 'unchanged'> = {},
): ObjectRows => ({ fixture, own, foreign: none, missing: none, ...more });

const referring = (patientId: string) => ({
  payload: { patientId, destinationFacilityName: 'HUM', reason: 'Chest pain' },
});

const one = 'GET /api/data/referrals/:id';
const links = 'GET /api/data/referrals/:id/links';

/** The people here have no visits; the tests of referrals check recipients and those who treat. */
export const referralsAccess: AccessTable<typeof referrals> = {
  'GET /api/data/referrals/patient/:id': rows(
    accountOf('PATIENT'),
    onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    both(404),
  ),
  'GET /api/data/referrals/provider/:id': rows(
    account,
    onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 404 }),
    onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
  ),
  'GET /api/data/referrals/clinic/:id': rows(
    clinic,
    onlyGets({ CLINIC_ADMIN: 200 }),
    onlyGets({ CLINIC_ADMIN: 404 }),
  ),
  'GET /api/data/referrals/attachable/:id': rows(
    accountOf('PATIENT'),
    onlyGets({ PROVIDER: 404 }),
    onlyGets({ PROVIDER: 404 }),
  ),
  'GET /api/referrals/facilities': [{ on: 'nothing of anybody', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/data/referrals': [
    // This provider's licence is not verified yet.
    {
      on: 'foreign',
      request: async ({ other }, world) => referring((await treated(other, world, 'foreign')).owner.id),
      gets: onlyGets({}),
    },
    {
      on: 'missing',
      request: async ({ visitor, nothing }, world) => {
        if (visitor.role === 'PROVIDER') await verifiedProvider(visitor, world);
        return referring(nothing);
      },
      gets: onlyGets({ PROVIDER: 404 }),
    },
  ],
  [one]: rows(referral, both(200), both(404)),
  'GET /api/data/referrals/:id/pdf': rows(referral, both(200), both(404)),
  'PUT /api/data/referrals/:id/status': rows(
    referral,
    onlyGets({ PROVIDER: 200 }),
    onlyGets({ PROVIDER: 404 }),
    {
      payload: { status: 'rejected', reason: 'Withdrawn' },
      unchanged: one,
    },
  ),
  'POST /api/data/referrals/:id/end': rows(referral, patients(200), patients(404), { unchanged: one }),
  [links]: rows(referral, patients(200), patients(404)),
  'POST /api/data/referrals/:id/links': rows(referral, patients(201), patients(404), {
    payload: { expiresIn: '24h' },
    unchanged: links,
  }),
  'DELETE /api/data/referrals/:id/links/:linkId': rows(link, patients(204), patients(404), {
    unchanged: links,
  }),
  'POST /api/referral-letters/open': [
    {
      on: 'missing',
      request: () => ({ payload: { token: '0'.repeat(64) } }),
      gets: everyoneGets(404),
    },
  ],
};

import type { pharmacyOrders } from '@lakou/contract/pharmacy-orders';
import {
  accountOf,
  clinicOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { prescription } from '../prescriptions/prescriptions.access-table.ts';

const PHARMACY = {
  name: 'Famasi',
  contactEmail: 'famasi@example.test',
  contactPhone: '37001234',
  facilityAddress: 'Jakmèl',
};

/** A clinic that hands out medicines: it is shown to patients, and so is one of its medicines. */
const pharmacyOf = (owner: Person, world: World): Promise<string> =>
  world.once(`pharmacy ${owner.id}`, async () => {
    const clinicId = owner.clinicId ?? '';
    await world.api('POST /api/users/:id/complete-profile', owner, {
      params: { id: owner.id },
      body: { clinicDetails: PHARMACY },
    });
    await world.api('POST /api/clinics/:id/inventory', owner, {
      params: { id: clinicId },
      body: { name: 'Enalapril 10 mg', sku: 'ENAL-10', currentStock: 500, medicine: 'enalapril' },
    });
    return clinicId;
  });

const written: Fixture = async (person, world, on) => prescription(person, world, on);

/** What this patient sent to this clinic. */
const sent: Fixture = async (person, world, on) => {
  const pharmacist = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { params, owner } = await prescription(person, world, on);
  const order = await world.api('POST /api/prescriptions/:id/pharmacy-orders', owner, {
    params: { id: params.id ?? '' },
    body: { pharmacyId: await pharmacyOf(pharmacist, world), way: 'pickup', phone: '37001234' },
  });
  return { params: { id: order.id }, owner };
};

const ready: Fixture = async (person, world, on) => {
  const made = await sent(person, world, on);
  const pharmacist = await personOfRole(person, 'CLINIC_ADMIN', world);
  await world.api('POST /api/pharmacy-orders/:id/ready', pharmacist, {
    params: { id: made.params.id ?? '' },
    body: {},
  });
  return made;
};

const rows = (
  fixture: Fixture,
  own: Gets,
  none: Gets,
  more: Pick<ObjectRows, 'payload' | 'unchanged'> = {},
): ObjectRows => ({ fixture, own, foreign: none, missing: none, ...more });

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
/** The providers here work for no clinic. */
const staff = (status: number): Gets => onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 });
const one = 'GET /api/pharmacy-orders/:id';
const nothing = '00000000-0000-7000-8000-000000000000';

export const pharmacyOrdersAccess: AccessTable<typeof pharmacyOrders> = {
  'GET /api/prescriptions/:id/pharmacies': rows(written, patients(200), patients(404)),
  // The pharmacy named here does not exist: sending itself is played by the fixtures below.
  'POST /api/prescriptions/:id/pharmacy-orders': rows(written, patients(404), patients(404), {
    payload: { pharmacyId: nothing, way: 'pickup', phone: '37001234' },
  }),
  'GET /api/data/health/pharmacy-orders/:id': rows(accountOf('PATIENT'), patients(200), patients(404)),
  'GET /api/clinics/:id/pharmacy-orders': rows(clinicOf, staff(200), staff(404)),
  [one]: rows(
    sent,
    onlyGets({ PATIENT: 200, CLINIC_ADMIN: 200, PROVIDER: 404 }),
    onlyGets({ PATIENT: 404, CLINIC_ADMIN: 404, PROVIDER: 404 }),
  ),
  'POST /api/pharmacy-orders/:id/take-back': rows(sent, patients(200), patients(404), { unchanged: one }),
  'POST /api/pharmacy-orders/:id/ready': rows(sent, staff(200), staff(404), {
    payload: { answer: 'Demen maten' },
    unchanged: one,
  }),
  'POST /api/pharmacy-orders/:id/hand-over': rows(ready, staff(404), staff(404), {
    payload: { lines: [{ prescriptionId: nothing, itemId: nothing, quantity: 1 }] },
    unchanged: one,
  }),
  'POST /api/pharmacy-orders/:id/refuse': rows(sent, staff(204), staff(404), {
    payload: { reason: 'Nou pa genyen li' },
    unchanged: one,
  }),
};

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
const pharmacyOf = (owner: Person, world: World): Promise<{ clinicId: string; itemId: string }> =>
  world.once(`pharmacy ${owner.id}`, async () => {
    const clinicId = owner.clinicId ?? '';
    await world.api('POST /api/users/:id/complete-profile', owner, {
      params: { id: owner.id },
      body: { clinicDetails: PHARMACY },
    });
    const { id: itemId } = await world.api('POST /api/clinics/:id/inventory', owner, {
      params: { id: clinicId },
      body: { name: 'Enalapril 10 mg', sku: 'ENAL-10', currentStock: 500, medicine: 'enalapril' },
    });
    return { clinicId, itemId };
  });

const orderAt = (pharmacyId: string) => ({ pharmacyId, way: 'pickup', phone: '37001234' }) as const;

/** A prescription, and a clinic to send it to. */
const written: Fixture = async (person, world, on) => {
  const made = await prescription(person, world, on);
  const { clinicId } = await pharmacyOf(await world.somebody('CLINIC_ADMIN'), world);
  return { ...made, payload: orderAt(clinicId) };
};

/** What this patient sent to this clinic, and what is then handed over. */
async function order(person: Person, world: World, on: 'own' | 'foreign') {
  const pharmacist = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { params, owner } = await prescription(person, world, on);
  const { id: prescriptionId = '' } = params;
  const { clinicId, itemId } = await pharmacyOf(pharmacist, world);
  const { id } = await world.api('POST /api/prescriptions/:id/pharmacy-orders', owner, {
    params: { id: prescriptionId },
    body: orderAt(clinicId),
  });
  return { params: { id }, owner, handed: { lines: [{ prescriptionId, itemId, quantity: 1 }] } };
}

const sent: Fixture = async (person, world, on) => {
  const { params, owner } = await order(person, world, on);
  return { params, owner };
};

const ready: Fixture = async (person, world, on) => {
  const { params, owner, handed } = await order(person, world, on);
  const pharmacist = await personOfRole(person, 'CLINIC_ADMIN', world);
  await world.api('POST /api/pharmacy-orders/:id/ready', pharmacist, { params, body: {} });
  return { params, owner, payload: handed };
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
  'POST /api/prescriptions/:id/pharmacy-orders': rows(written, patients(201), patients(404), {
    payload: orderAt(nothing),
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
  'POST /api/pharmacy-orders/:id/hand-over': rows(ready, staff(200), staff(404), {
    payload: { lines: [{ prescriptionId: nothing, itemId: nothing, quantity: 1 }] },
    unchanged: one,
  }),
  'POST /api/pharmacy-orders/:id/refuse': rows(sent, staff(204), staff(404), {
    payload: { reason: 'Nou pa genyen li' },
    unchanged: one,
  }),
};

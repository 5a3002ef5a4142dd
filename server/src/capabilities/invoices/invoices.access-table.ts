import type { invoices } from '@lakou/contract/invoices';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

/** An invoice for a service of this clinic, as it is sent. */
async function invoiceOf(owner: Person, world: World, clinicPatientId?: string) {
  const params = { id: owner.clinicId ?? '' };
  const code = { code: world.newId().slice(-12), description: 'Visit' };
  const service = await world.api('POST /api/clinics/:id/service-codes', owner, { params, body: code });
  const fee = { serviceCodeId: service.id, price: 15, effectiveDate: '2026-01-01' };
  await world.api('POST /api/clinics/:id/fee-schedules', owner, { params, body: fee });
  return {
    clientId: world.newId(),
    name: 'Jean Baptiste',
    clinicPatientId,
    lines: [{ serviceCodeId: service.id, quantity: 1 }],
  };
}

async function newInvoice(owner: Person, world: World, clinicPatientId?: string): Promise<string> {
  const params = { id: owner.clinicId ?? '' };
  const body = await invoiceOf(owner, world, clinicPatientId);
  return (await world.api('POST /api/clinics/:id/invoices', owner, { params, body })).id;
}

const toInvoice: Fixture = async (person, world, on) => {
  const made = await clinicOf(person, world, on);
  return { ...made, payload: await invoiceOf(made.owner, world) };
};

const invoice: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: await newInvoice(owner, world) }, owner };
};

/** An invoice to this patient, who went to the clinic by themselves. */
const addressed: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const clinic = await world.somebody('CLINIC_ADMIN', world.newId());
  const asked = await world.api('POST /api/clinics/:id/patients', clinic, {
    params: { id: clinic.clinicId ?? '' },
    body: { name: 'Marie Joseph', email: owner.email, phone: '+50937001234', dateOfBirth: '1990-04-12' },
  });
  await world.api('POST /api/clinics/links/:id/respond', owner, {
    params: { id: asked.id },
    body: { answer: 'accept' },
  });
  return { params: { id: await newInvoice(clinic, world, asked.id) }, owner };
};

/** Somebody whom the clinic wrote down, who has an invoice. */
const patientOfClinic: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/patients', owner, {
    params: { id: owner.clinicId ?? '' },
    body: {
      name: 'Marie Joseph',
      email: `${world.newId()}@example.com`,
      phone: '+50937001234',
      dateOfBirth: '1990-04-12',
    },
  });
  await newInvoice(owner, world, id);
  return { params: { id }, owner };
};

const desk = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
const addressee = {
  own: onlyGets({ PATIENT: 200 }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
};
const anInvoice = (_: unknown, world: World) => ({
  clientId: world.newId(),
  name: 'Jean Baptiste',
  lines: [{ serviceCodeId: world.newId(), quantity: 1 }],
});

export const invoicesAccess: AccessTable<typeof invoices> = {
  'GET /api/clinics/:id/invoices': { fixture: clinicOf, ...desk(200) },
  'GET /api/clinics/:id/invoices/file': { fixture: clinicOf, ...desk(200) },
  'POST /api/clinics/:id/invoices': { fixture: toInvoice, payload: anInvoice, ...desk(201) },
  'GET /api/clinics/:id/invoice-summary': { fixture: clinicOf, ...desk(200) },
  'GET /api/clinics/:id/visits-to-invoice': { fixture: clinicOf, ...desk(200) },
  'GET /api/clinics/patient-statements/:id': { fixture: patientOfClinic, ...desk(200) },
  'GET /api/clinics/patient-statements/:id/pdf': { fixture: patientOfClinic, ...desk(200) },
  'GET /api/clinics/invoices/:id': { fixture: invoice, ...desk(200) },
  'POST /api/clinics/invoices/:id/payments': {
    fixture: invoice,
    payload: (_: unknown, world: World) => ({ clientId: world.newId(), tenderedCents: 1 }),
    unchanged: 'GET /api/clinics/invoices/:id',
    ...desk(201),
  },
  'POST /api/clinics/invoices/:id/credit': {
    fixture: invoice,
    payload: { reason: 'Wrong person' },
    unchanged: 'GET /api/clinics/invoices/:id',
    ...desk(201),
  },
  'POST /api/clinics/:id/cash-closes': { fixture: clinicOf, payload: { countedCents: 0 }, ...desk(201) },
  'GET /api/invoices': [{ on: 'own', gets: onlyGets({ PATIENT: 200 }) }],
  'GET /api/invoices/:id': { fixture: addressed, ...addressee },
  'GET /api/invoices/:id/pdf': { fixture: addressed, ...addressee },
};

import type { billing } from '@lakou/contract/billing';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const newCode = (owner: Person, world: World) =>
  world.api('POST /api/clinics/:id/service-codes', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { code: world.newId().slice(-12), description: 'Visit' },
  });

const code: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await newCode(owner, world);
  return { params: { id }, owner };
};

const priceOf = (serviceCodeId: string) => ({ serviceCodeId, price: 15, effectiveDate: '2026-02-01' });

/** A clinic, and a price for one of its own codes. */
const clinicWithCode: Fixture = async (person, world, on) => {
  const made = await clinicOf(person, world, on);
  return { ...made, payload: priceOf((await newCode(made.owner, world)).id) };
};

const fee: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id: serviceCodeId } = await newCode(owner, world);
  const { id } = await world.api('POST /api/clinics/:id/fee-schedules', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { serviceCodeId, price: 15, effectiveDate: '2026-01-01' },
  });
  return { params: { id }, owner, payload: priceOf(serviceCodeId) };
};

const newBand = (_: unknown, world: World) => ({ name: world.newId(), percent: 40 });
const band: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/discount-bands', owner, {
    params: { id: owner.clinicId ?? '' },
    body: newBand(undefined, world),
  });
  return { params: { id }, owner };
};

const managers = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
const aCode = (_: unknown, world: World) => ({ code: world.newId().slice(-12), description: 'Visit' });
const aFee = (_: unknown, world: World) => priceOf(world.newId());

export const billingAccess: AccessTable<typeof billing> = {
  'GET /api/clinics/:id/service-codes': {
    fixture: clinicOf,
    own: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 404 }),
    foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
    missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  },
  'POST /api/clinics/:id/service-codes': { fixture: clinicOf, payload: aCode, ...managers(201) },
  'PUT /api/clinics/service-codes/:id': { fixture: code, payload: aCode, ...managers(200) },
  'DELETE /api/clinics/service-codes/:id': { fixture: code, ...managers(204) },
  'GET /api/clinics/:id/fee-schedules': { fixture: clinicOf, ...managers(200) },
  'POST /api/clinics/:id/fee-schedules': { fixture: clinicWithCode, payload: aFee, ...managers(201) },
  'PUT /api/clinics/fee-schedules/:id': { fixture: fee, payload: aFee, ...managers(200) },
  'DELETE /api/clinics/fee-schedules/:id': { fixture: fee, ...managers(204) },
  'GET /api/clinics/:id/discount-bands': { fixture: clinicOf, ...managers(200) },
  'POST /api/clinics/:id/discount-bands': { fixture: clinicOf, payload: newBand, ...managers(201) },
  'PUT /api/clinics/discount-bands/:id': { fixture: band, payload: newBand, ...managers(200) },
  'DELETE /api/clinics/discount-bands/:id': { fixture: band, ...managers(204) },
};

import type { inventory } from '@lakou/contract/inventory';
import { clinicOf, type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const item: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const body = { name: 'Gauze', sku: world.newId().slice(-12), currentStock: 40, reorderPoint: 10 };
  const { id } = await world.api('POST /api/clinics/:id/inventory', owner, {
    params: { id: owner.clinicId ?? '' },
    body,
  });
  const lot = { number: 'A-17', expiresOn: '2027-06-30' };
  const received = await world.api('POST /api/clinics/inventory/:id/movements', owner, {
    params: { id },
    body: { change: 6, reason: 'received', lot },
  });
  await world.api('POST /api/clinics/:id/stocktakes', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { clientId: world.newId(), counts: [{ itemId: id, version: received.version, counted: 45 }] },
  });
  return { params: { id }, owner };
};

/** A clinic, and a count of one of its own items. */
const counted: Fixture = async (person, world, on) => {
  const { params, owner } = await clinicOf(person, world, on);
  const body = { name: 'Gauze', sku: world.newId().slice(-12), currentStock: 40, reorderPoint: 10 };
  const { id: itemId, version } = await world.api('POST /api/clinics/:id/inventory', owner, {
    params: { id: owner.clinicId ?? '' },
    body,
  });
  const payload = { clientId: world.newId(), counts: [{ itemId, version, counted: 39 }] };
  return { params, owner, payload };
};

// The providers of these rows work for no clinic; the tests of inventory have one who does.
const list = {
  fixture: clinicOf,
  own: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
};
const noneBut = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});

export const inventoryAccess: AccessTable<typeof inventory> = {
  'GET /api/clinics/:id/inventory': list,
  'POST /api/clinics/:id/inventory': {
    fixture: clinicOf,
    payload: (_, world) => ({ name: 'Gloves', sku: world.newId().slice(-12) }),
    own: onlyGets({ CLINIC_ADMIN: 201 }),
    foreign: onlyGets({ CLINIC_ADMIN: 404 }),
    missing: onlyGets({ CLINIC_ADMIN: 404 }),
    unchanged: 'GET /api/clinics/:id/inventory',
  },
  'PUT /api/clinics/inventory/:id': {
    fixture: item,
    payload: { currentStock: 12 },
    ...noneBut(200),
    unchanged: 'GET /api/clinics/inventory/:id/movements',
  },
  'DELETE /api/clinics/inventory/:id': {
    fixture: item,
    own: onlyGets({ CLINIC_ADMIN: 204 }),
    foreign: onlyGets({ CLINIC_ADMIN: 404 }),
    missing: onlyGets({ CLINIC_ADMIN: 404 }),
    unchanged: 'GET /api/clinics/inventory/:id/movements',
  },
  'GET /api/clinics/inventory/:id/movements': { fixture: item, ...noneBut(200) },
  'POST /api/clinics/inventory/:id/movements': {
    fixture: item,
    payload: { change: -2, reason: 'dispensed' },
    ...noneBut(201),
    unchanged: 'GET /api/clinics/inventory/:id/movements',
  },
  'GET /api/clinics/inventory/:id/lots': { fixture: item, ...noneBut(200) },
  'GET /api/clinics/:id/stocktakes': list,
  'POST /api/clinics/:id/stocktakes': {
    fixture: counted,
    payload: (_, world) => ({
      clientId: world.newId(),
      counts: [{ itemId: world.newId(), version: 1, counted: 3 }],
    }),
    ...noneBut(201),
    unchanged: 'GET /api/clinics/:id/stocktakes',
  },
};

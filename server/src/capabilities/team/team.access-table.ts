import type { team } from '@lakou/contract/team';
import { clinicOf, type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const message: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/team-messages', owner, {
    params: { id: owner.clinicId ?? '' },
    body: { channel: 'team', text: 'The fridge of the vaccines is at 4 °C.' },
  });
  return { params: { id }, owner };
};

// The providers of these rows work for no clinic; the tests of the team have some who do.
const staffGet = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status, PROVIDER: 404 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404, PROVIDER: 404 }),
});

export const teamAccess: AccessTable<typeof team> = {
  'GET /api/clinics/:id/team-messages': { fixture: clinicOf, ...staffGet(200) },
  'POST /api/clinics/:id/team-messages': {
    fixture: clinicOf,
    payload: { channel: 'team', text: 'Bonjou tout moun' },
    ...staffGet(201),
    unchanged: 'GET /api/clinics/:id/team-messages',
  },
  'GET /api/clinics/:id/team-messages/unread': { fixture: clinicOf, ...staffGet(200) },
  'PUT /api/clinics/:id/team-messages/seen': {
    fixture: clinicOf,
    payload: (_, world) => ({ channel: 'team', lastId: world.newId() }),
    ...staffGet(204),
    unchanged: 'GET /api/clinics/:id/team-messages/unread',
  },
  'DELETE /api/clinics/team-messages/:id': { fixture: message, ...staffGet(204) },
};

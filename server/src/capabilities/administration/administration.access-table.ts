import type { administration } from '@lakou/contract/administration';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

/** An administrator's own account, else one that nobody else's row needs. */
const account: Fixture = async (person, world, on) => {
  const isOwn = person.role === 'ADMIN' && on === 'own';
  const owner = isOwn ? person : await world.somebody('SPONSOR', `account ${world.newId()}`);
  return { params: { id: owner.id }, owner };
};

const suspended: Fixture = async (person, world, on) => {
  const made = await account(person, world, on);
  if (made.owner.role !== 'ADMIN')
    await world.api('POST /api/admin/users/:id/suspension', await world.somebody('ADMIN'), {
      params: { id: made.owner.id },
      body: { reason: 'Reported by several people' },
    });
  return made;
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const DONE = onlyGets({ ADMIN: 204 });
const MISSING = onlyGets({ ADMIN: 404 });
/** Nobody changes their own account as an administrator. */
const NOT_ONES_OWN = onlyGets({ ADMIN: 409 });

export const administrationAccess: AccessTable<typeof administration> = {
  'GET /api/admin/stats': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/users': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'GET /api/admin/users/:id': { fixture: account, own: ADMIN_ONLY, foreign: ADMIN_ONLY, missing: MISSING },
  'PUT /api/admin/users/:id': {
    fixture: account,
    payload: { role: 'PATIENT', isProfileComplete: false },
    own: NOT_ONES_OWN,
    foreign: ADMIN_ONLY,
    missing: MISSING,
  },
  'DELETE /api/admin/users/:id': { fixture: account, own: NOT_ONES_OWN, foreign: DONE, missing: MISSING },
  'DELETE /api/admin/users/:id/sessions': { fixture: account, own: DONE, foreign: DONE, missing: MISSING },
  'POST /api/admin/users/:id/password-reset': {
    fixture: account,
    own: DONE,
    foreign: DONE,
    missing: MISSING,
  },
  'POST /api/admin/users/:id/suspension': {
    fixture: account,
    payload: { reason: 'Reported by several people' },
    own: NOT_ONES_OWN,
    foreign: ADMIN_ONLY,
    missing: MISSING,
  },
  'DELETE /api/admin/users/:id/suspension': {
    fixture: suspended,
    own: NOT_ONES_OWN,
    foreign: ADMIN_ONLY,
    missing: MISSING,
  },
  'GET /api/admin/clinics': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
};

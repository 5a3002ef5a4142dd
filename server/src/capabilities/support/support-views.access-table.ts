import type { supportViews } from '@lakou/contract/support-views';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const REASON = { reason: 'Cannot sign in' };

/** An administrator's own account, else one that nobody else's row needs. */
const account: Fixture = async (person, world, on) => {
  const isOwn = person.role === 'ADMIN' && on === 'own';
  const owner = isOwn ? person : await world.somebody('SPONSOR', `viewed ${world.newId()}`);
  return { params: { id: owner.id }, owner };
};

/** A view that an administrator has opened. */
const view: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'ADMIN', world);
  const viewed = await world.somebody('SPONSOR', `viewed ${world.newId()}`);
  const { id } = await world.api('POST /api/admin/users/:id/support-views', owner, {
    params: { id: viewed.id },
    body: REASON,
  });
  return { params: { id }, owner };
};

const MISSING = onlyGets({ ADMIN: 404 });

export const supportViewsAccess: AccessTable<typeof supportViews> = {
  'POST /api/admin/users/:id/support-views': {
    fixture: account,
    payload: REASON,
    // Nobody needs it to see their own account.
    own: onlyGets({ ADMIN: 409 }),
    foreign: onlyGets({ ADMIN: 201 }),
    missing: MISSING,
  },
  'GET /api/admin/support-views/:id': {
    fixture: view,
    own: onlyGets({ ADMIN: 200 }),
    foreign: MISSING,
    missing: MISSING,
  },
};

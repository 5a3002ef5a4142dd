import type { support } from '@lakou/contract/support';
import type { supportViews } from '@lakou/contract/support-views';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, everyoneGets, notPersonal, onlyGets } from '#platform/access/table.ts';

const QUESTION = { name: 'Wozlin', topic: 'sign_in', message: 'Mwen pa ka konekte.' } as const;

/** From an address without an account. */
const question: Fixture = async (person, world) => {
  const admin = await world.somebody('ADMIN');
  const email = `${world.newId()}@example.test`;
  await world.api('POST /api/support', person, { body: { ...QUESTION, email } });
  const open = await world.api('GET /api/admin/support', admin, { query: {} });
  return { params: { id: open.find((one) => one.email === email)?.id ?? '' }, owner: person };
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const existing = notPersonal('what people ask support belongs to its queue', ADMIN_ONLY);
const missing = onlyGets({ ADMIN: 404 });

export const supportAccess: AccessTable<typeof support> = {
  'POST /api/support': [
    {
      on: 'nothing of anybody',
      request: (_, world) => ({ payload: { ...QUESTION, email: `${world.newId()}@example.test` } }),
      gets: everyoneGets(201),
    },
  ],
  'GET /api/admin/support': [{ on: 'foreign', gets: ADMIN_ONLY }],
  'POST /api/admin/support/:id/answer': {
    fixture: question,
    payload: { text: 'Men kijan pou ou konekte.' },
    existing,
    missing,
  },
  'POST /api/admin/support/:id/close': { fixture: question, existing, missing },
};

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

export const supportViewsAccess: AccessTable<typeof supportViews> = {
  'POST /api/admin/users/:id/support-views': {
    fixture: account,
    payload: REASON,
    // Nobody needs it to see their own account.
    own: onlyGets({ ADMIN: 409 }),
    foreign: onlyGets({ ADMIN: 201 }),
    missing,
  },
  'GET /api/admin/support-views/:id': {
    fixture: view,
    own: onlyGets({ ADMIN: 200 }),
    foreign: missing,
    missing,
  },
};

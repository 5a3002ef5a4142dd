import type { support } from '@lakou/contract/support';
import type { Fixture } from '#platform/access/fixture.ts';
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

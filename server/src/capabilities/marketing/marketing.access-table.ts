import type { marketing } from '@lakou/contract/marketing';
import { EMPTY_WORK } from '@lakou/contract/marketing.rules';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, notPersonal, onlyGets } from '#platform/access/table.ts';

const PROJECT = { name: 'Lakou', domain: 'lakou.example' } as const;

const project: Fixture = async (person, world) => {
  const admin = await world.somebody('ADMIN');
  const { id } = await world.api('POST /api/admin/marketing/projects', admin, { body: PROJECT });
  return { params: { id }, owner: person };
};

const because = 'the work of the suite belongs to the product, and every administrator continues it';
const gets = (status: number) => notPersonal(because, onlyGets({ ADMIN: status }));
const missing = onlyGets({ ADMIN: 404 });

export const marketingAccess: AccessTable<typeof marketing> = {
  'GET /api/admin/marketing/projects': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
  'POST /api/admin/marketing/projects': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: PROJECT }),
      gets: onlyGets({ ADMIN: 201 }),
    },
  ],
  'GET /api/admin/marketing/projects/:id': { fixture: project, existing: gets(200), missing },
  'PUT /api/admin/marketing/projects/:id': {
    fixture: project,
    payload: { ...PROJECT, version: 1, work: EMPTY_WORK },
    existing: gets(200),
    missing,
  },
  'DELETE /api/admin/marketing/projects/:id': { fixture: project, existing: gets(204), missing },
  'POST /api/admin/marketing/articles': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { topic: 'malaria', language: 'ht' } }),
      gets: onlyGets({ ADMIN: 200 }),
    },
  ],
  'GET /api/admin/marketing/audits': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
  'GET /api/admin/marketing/audits/page': [
    { on: 'missing', request: () => ({ query: { path: '/en/nowhere' } }), gets: missing },
  ],
  'GET /api/admin/marketing/figures': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
};

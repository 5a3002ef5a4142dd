import type { recordImports } from '@lakou/contract/record-imports';
import { accountOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const all = 'GET /api/records/:id/imports';

const CHOSEN = {
  source: { name: 'Hôpital Saint-Michel', date: '2026-03' },
  entries: [{ kind: 'allergy' as const, text: 'Penicillin', reaction: 'Rash' }],
};
const BUNDLE = {
  bundle: {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [{ resource: { resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' } } }],
  },
};

/** The same content is taken over once, so each has a name of its own. */
const imported: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const entries = [{ kind: 'condition' as const, text: `Asthma ${world.newId()}` }];
  const made = await world.api('POST /api/records/:id/imports', owner, {
    params,
    body: { ...CHOSEN, entries },
  });
  return { params: { ...params, importId: made.import?.id ?? '' }, owner };
};

const rows = (
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged' | 'also'> & { fixture?: Fixture } = {},
): ObjectRows => ({
  fixture: accountOf('PATIENT'),
  own: patients(status),
  foreign: patients(404),
  missing: patients(404),
  ...more,
});

/** The people here have no family; the tests of imports check those. */
export const recordImportsAccess: AccessTable<typeof recordImports> = {
  [all]: rows(200),
  'POST /api/records/:id/imports/preview': rows(200, { payload: BUNDLE, unchanged: all }),
  'POST /api/records/:id/imports': rows(201, {
    payload: CHOSEN,
    unchanged: all,
    also: [
      {
        on: 'missing',
        request: ({ visitor, nothing }) => ({
          params: { id: visitor.id },
          payload: { ...CHOSEN, dependentId: nothing },
        }),
        gets: patients(404),
      },
    ],
  }),
  'POST /api/records/:id/imports/:importId/undo': rows(200, {
    fixture: imported,
    payload: {},
    unchanged: all,
  }),
};

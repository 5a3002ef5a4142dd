import type { recordImports } from '@lakou/contract/record-imports';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { patients, recordRows } from '#platform/access/record-rows.ts';
import type { AccessTable } from '#platform/access/table.ts';

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

/** The people here have no family; the tests of imports check those. */
export const recordImportsAccess: AccessTable<typeof recordImports> = {
  [all]: recordRows(patients, 200),
  'POST /api/records/:id/imports/preview': recordRows(patients, 200, { payload: BUNDLE, unchanged: all }),
  'POST /api/records/:id/imports': recordRows(patients, 201, {
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
  'POST /api/records/:id/imports/:importId/undo': recordRows(patients, 200, {
    fixture: imported,
    payload: {},
    unchanged: all,
  }),
};

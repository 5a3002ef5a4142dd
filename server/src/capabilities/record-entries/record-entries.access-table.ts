import type { recordEntries } from '@lakou/contract/record-entries';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { patients, patientsAndCare, recordRows } from '#platform/access/record-rows.ts';
import type { AccessTable } from '#platform/access/table.ts';

const all = 'GET /api/records/:id/entries';
const PENICILLIN = { kind: 'allergy', text: 'Penicillin', reaction: 'Rash', confirmDuplicate: true } as const;

const entry: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const { id: entryId } = await world.api('POST /api/records/:id/entries', owner, {
    params,
    body: PENICILLIN,
  });
  // What was changed leaves its version behind.
  await world.api('PUT /api/records/:id/entries/:entryId', owner, {
    params: { ...params, entryId },
    body: { text: 'Penicillin', reaction: 'Rash and fever' },
  });
  return { params: { ...params, entryId }, owner };
};

/** The people here have no visits and no family; the tests of record entries check those. */
export const recordEntriesAccess: AccessTable<typeof recordEntries> = {
  [all]: recordRows(patientsAndCare, 200),
  'POST /api/records/:id/entries': recordRows(patientsAndCare, 201, {
    payload: PENICILLIN,
    unchanged: all,
    also: [
      {
        on: 'missing',
        request: ({ visitor, nothing }) => ({
          params: { id: visitor.id },
          payload: { ...PENICILLIN, dependentId: nothing },
        }),
        gets: patientsAndCare(404),
      },
    ],
  }),
  'PUT /api/records/:id/entries/:entryId': recordRows(patientsAndCare, 200, {
    fixture: entry,
    payload: { text: 'Amoxicillin' },
    unchanged: all,
  }),
  'POST /api/records/:id/entries/:entryId/end': recordRows(patientsAndCare, 200, {
    fixture: entry,
    payload: {},
    unchanged: all,
  }),
  'POST /api/records/:id/entries/:entryId/entered-in-error': recordRows(patientsAndCare, 200, {
    fixture: entry,
    payload: {},
    unchanged: all,
  }),
  'DELETE /api/records/:id/entries/:entryId': recordRows(patients, 204, { fixture: entry, unchanged: all }),
};

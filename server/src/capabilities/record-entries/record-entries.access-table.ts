import type { recordEntries } from '@lakou/contract/record-entries';
import { accountOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const patients = (status: number): Gets => onlyGets({ PATIENT: status });
const patientsAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });

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

const rows = (
  gets: (status: number) => Gets,
  status: number,
  more: Pick<ObjectRows, 'payload' | 'unchanged' | 'also'> & { fixture?: Fixture } = {},
): ObjectRows => ({
  fixture: accountOf('PATIENT'),
  own: gets(status),
  foreign: gets(404),
  missing: gets(404),
  ...more,
});

/** The people here have no visits and no family; the tests of record entries check those. */
export const recordEntriesAccess: AccessTable<typeof recordEntries> = {
  [all]: rows(patientsAndCare, 200),
  'POST /api/records/:id/entries': rows(patientsAndCare, 201, {
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
  'PUT /api/records/:id/entries/:entryId': rows(patientsAndCare, 200, {
    fixture: entry,
    payload: { text: 'Amoxicillin' },
    unchanged: all,
  }),
  'POST /api/records/:id/entries/:entryId/end': rows(patientsAndCare, 200, {
    fixture: entry,
    payload: {},
    unchanged: all,
  }),
  'POST /api/records/:id/entries/:entryId/entered-in-error': rows(patientsAndCare, 200, {
    fixture: entry,
    payload: {},
    unchanged: all,
  }),
  'DELETE /api/records/:id/entries/:entryId': rows(patients, 204, { fixture: entry, unchanged: all }),
};

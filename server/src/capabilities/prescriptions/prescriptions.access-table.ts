import type { prescriptions } from '@lakou/contract/prescriptions';
import { accountOf, type Fixture, type Gets } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { signedNote } from '../visit-notes/visit-notes.access-table.ts';

const prescription: Fixture = async (person, world, on) => {
  const { params, owner } = await signedNote(person, world, on);
  const note = await world.api('GET /api/visit-notes/:id', owner, { params: { id: params.id ?? '' } });
  return { params: { id: note.prescriptions[0]?.id ?? '' }, owner };
};

/** Providers here treat nobody: the tests of visit-notes play those who do. */
const read = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });
const NOBODY = onlyGets({ PROVIDER: 404 });

export const prescriptionsAccess: AccessTable<typeof prescriptions> = {
  'GET /api/data/health/prescriptions/:id': {
    fixture: accountOf('PATIENT'),
    own: read(200),
    foreign: read(404),
    missing: read(404),
  },
  'GET /api/prescriptions/:id/pdf': {
    fixture: prescription,
    own: read(200),
    foreign: read(404),
    missing: read(404),
  },
  'POST /api/prescriptions/:id/stop': {
    fixture: prescription,
    payload: { reason: 'Efè segondè' },
    own: NOBODY,
    foreign: NOBODY,
    missing: NOBODY,
  },
};

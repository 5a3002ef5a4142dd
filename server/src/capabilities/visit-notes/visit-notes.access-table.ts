import type { visitNotes } from '@lakou/contract/visit-notes';
import {
  accountOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

/** A third provider, whose licence an administrator has verified and who treats this patient. */
async function authorFor(patient: Person, world: World): Promise<Person> {
  const author = await listedProvider(await world.somebody('PROVIDER'), world);
  await world.once(`verified ${author.id}`, async () =>
    world.api('PUT /api/admin/providers/:id/verification', await world.somebody('ADMIN'), {
      params: { id: author.id },
      body: { decision: 'verified' },
    }),
  );
  await world.once(`treated ${patient.id} by ${author.id}`, () =>
    world.api('POST /api/data/bookings', patient, {
      body: { serviceType: 'General checkup', providerId: author.id, dateTime: world.freeTime() },
    }),
  );
  return author;
}

const PRESCRIBED = {
  drug: 'Enalapril 10 mg',
  form: 'tablet',
  dose: 1,
  frequency: 'morning',
  durationDays: 30,
  quantity: 30,
  instructions: null,
} as const;
const WRITTEN = { reason: 'Tansyon', plan: 'Mwens sèl' };

async function draftOf(person: Person, world: World) {
  const owner = await personOfRole(person, 'PATIENT', world);
  const author = await authorFor(owner, world);
  const { id } = await world.api('POST /api/data/health/visit-notes/:id', author, {
    params: { id: owner.id },
    body: {},
  });
  return { id, owner, author };
}

/** A signed note about this person, with an addendum and what it prescribes. */
export const signedNote: Fixture = async (person, world) => {
  const { id, owner, author } = await draftOf(person, world);
  const params = { id };
  const { version } = await world.api('GET /api/visit-notes/:id', author, { params });
  const body = { ...WRITTEN, prescribed: [PRESCRIBED], version };
  const saved = await world.api('PUT /api/visit-notes/:id', author, { params, body });
  await world.api('POST /api/visit-notes/:id/sign', author, { params, body: { version: saved.version } });
  await world.api('POST /api/visit-notes/:id/addenda', author, { params, body: { text: 'Rele mwen' } });
  return { params, owner };
};

const draft: Fixture = async (person, world) => {
  const { id, author } = await draftOf(person, world);
  return { params: { id }, owner: author };
};

/** No voice can be uploaded by a fixture: the id is one that nothing has. */
const withRecording =
  (fixture: Fixture): Fixture =>
  async (person, world, on) => {
    const made = await fixture(person, world, on);
    return { ...made, params: { ...made.params, recordingId: world.newId() } };
  };

const TEMPLATE = { name: 'Tansyon', reason: 'Kontwòl tansyon' };
const template: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const { id } = await world.api('POST /api/visit-note-templates', owner, { body: TEMPLATE });
  return { params: { id }, owner };
};

/** Providers here treat nobody: the tests of visit-notes play those who do. */
const read = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });
const NOBODY = onlyGets({ PROVIDER: 404 });
const writing = (payload?: ObjectRows['payload'], fixture: Fixture = draft): ObjectRows => ({
  fixture,
  ...(payload && { payload }),
  own: NOBODY,
  foreign: NOBODY,
  missing: NOBODY,
  unchanged: 'GET /api/visit-notes/:id',
});
const one = 'GET /api/visit-notes/:id';

export const visitNotesAccess: AccessTable<typeof visitNotes> = {
  'GET /api/visit-notes': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'GET /api/data/health/visit-notes/:id': {
    fixture: accountOf('PATIENT'),
    own: read(200),
    foreign: read(404),
    missing: read(404),
  },
  'POST /api/data/health/visit-notes/:id': {
    fixture: accountOf('PATIENT'),
    payload: {},
    own: NOBODY,
    foreign: NOBODY,
    missing: NOBODY,
    unchanged: 'GET /api/data/health/visit-notes/:id',
  },
  [one]: { fixture: signedNote, own: read(200), foreign: read(404), missing: read(404) },
  'PUT /api/visit-notes/:id': writing({ ...WRITTEN, version: 1 }),
  'DELETE /api/visit-notes/:id': writing(),
  'POST /api/visit-notes/:id/sign': writing({ version: 1 }),
  'POST /api/visit-notes/:id/addenda': writing({ text: 'Mwen chanje li' }, signedNote),
  'POST /api/visit-notes/:id/recordings': writing((_, world) => ({ fileId: world.newId(), seconds: 3 })),
  'GET /api/visit-notes/:id/recordings/:recordingId': {
    fixture: withRecording(signedNote),
    own: read(404),
    foreign: read(404),
    missing: read(404),
  },
  'DELETE /api/visit-notes/:id/recordings/:recordingId': writing(undefined, withRecording(draft)),
  'GET /api/visit-note-templates': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/visit-note-templates': [
    { on: 'own', request: () => ({ payload: TEMPLATE }), gets: onlyGets({ PROVIDER: 201 }) },
  ],
  'PUT /api/visit-note-templates/:id': {
    fixture: template,
    payload: TEMPLATE,
    own: onlyGets({ PROVIDER: 200 }),
    foreign: NOBODY,
    missing: NOBODY,
  },
  'DELETE /api/visit-note-templates/:id': {
    fixture: template,
    own: onlyGets({ PROVIDER: 204 }),
    foreign: NOBODY,
    missing: NOBODY,
  },
};

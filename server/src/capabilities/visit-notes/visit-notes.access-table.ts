import type { visitNotes } from '@lakou/contract/visit-notes';
import { accountOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { draftOf, signedNote } from '../prescriptions/prescriptions.access-table.ts';

const WRITTEN = { reason: 'Tansyon', plan: 'Mwens sèl' };

const draft: Fixture = async (person, world) => {
  const { id, author } = await draftOf(person, world);
  return { params: { id }, owner: author };
};

/** With the voice of its author. */
const withRecording: Fixture = async (person, world) => {
  const { id, author } = await draftOf(person, world);
  const { id: fileId } = await world.upload(author, 'audio');
  const recording = await world.api('POST /api/visit-notes/:id/recordings', author, {
    params: { id },
    body: { fileId, seconds: 3 },
  });
  return { params: { id, recordingId: recording.id }, owner: author };
};

/** A voice of the caller for a draft of another. */
const ownVoice: NonNullable<AccessCase['request']> = async ({ visitor, other, nothing }, world) => {
  const { params } = await draft(other, world, 'foreign');
  const isWriter = visitor.role === 'PROVIDER' && visitor.id !== nothing;
  const fileId = isWriter ? (await world.upload(visitor, 'audio')).id : nothing;
  return { params, payload: { fileId, seconds: 3 } };
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
  'POST /api/visit-notes/:id/recordings': {
    ...writing((_, world) => ({ fileId: world.newId(), seconds: 3 })),
    also: [{ on: 'foreign', request: ownVoice, gets: NOBODY }],
  },
  'GET /api/visit-notes/:id/recordings/:recordingId': {
    fixture: withRecording,
    own: read(404),
    foreign: read(404),
    missing: read(404),
  },
  'DELETE /api/visit-notes/:id/recordings/:recordingId': writing(undefined, withRecording),
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

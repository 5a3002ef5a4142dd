import type { prescriptions } from '@lakou/contract/prescriptions';
import {
  accountOf,
  type Fixture,
  type Gets,
  type Person,
  personOfRole,
  type World,
} from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

/** A third provider, whose licence an administrator has verified and who treats this patient. */
export async function authorFor(patient: Person, world: World): Promise<Person> {
  const author = await listedProvider(await world.somebody('PROVIDER', 'author'), world);
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

/** A draft about this person. */
export async function draftOf(person: Person, world: World) {
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

export const prescription: Fixture = async (person, world, on) => {
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

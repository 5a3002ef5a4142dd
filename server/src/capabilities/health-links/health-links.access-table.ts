import type { healthLinks } from '@lakou/contract/health-links';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, everyoneGets, notPersonal, onlyGets } from '#platform/access/table.ts';

const patients = (status: number) => onlyGets({ PATIENT: status });

/** In the shape of something encrypted. */
const SHARED = {
  sections: ['allergies' as const],
  ciphertext: `eyJhbGciOiJkaXIifQ..${'a'.repeat(16)}.${'b'.repeat(60)}.${'c'.repeat(22)}`,
};
const NOBODYS_TOKEN = 'x'.repeat(43);

/** A person has five live links at most, and the rows make many. */
async function makeRoom(person: Person, world: World): Promise<void> {
  const links = await world.api('GET /api/records/share', person, { query: {} });
  for (const { id, state } of links)
    if (state === 'live') await world.api('DELETE /api/records/share/:id', person, { params: { id } });
}

const link: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  await makeRoom(owner, world);
  const { id } = await world.api('POST /api/records/share', owner, { body: SHARED });
  return { params: { id }, owner };
};

const opened: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  await makeRoom(owner, world);
  const { url } = await world.api('POST /api/records/share', owner, { body: SHARED });
  const token = url.split('/').at(-1) ?? '';
  const { files } = await world.api('POST /shl/:token', owner, {
    params: { token },
    body: { recipient: 'Klinik Sen Lik' },
  });
  return { params: { token, file: files[0]?.location?.split('/').at(-1) ?? '' }, owner };
};

const whoHolds = notPersonal('whoever holds the link opens it', everyoneGets(200));
const ignore = () => undefined;

export const healthLinksAccess: AccessTable<typeof healthLinks> = {
  'POST /api/records/share': [
    {
      on: 'own',
      async request({ visitor }, world) {
        if (visitor.role === 'PATIENT') await makeRoom(visitor, world).catch(ignore);
        return { payload: SHARED };
      },
      gets: patients(201),
    },
  ],
  'GET /api/records/share': [{ on: 'own', gets: patients(200) }],
  'DELETE /api/records/share/:id': {
    fixture: link,
    own: patients(204),
    foreign: patients(404),
    missing: patients(404),
    unchanged: 'GET /api/records/share',
  },
  'POST /shl/:token': {
    fixture: opened,
    payload: { recipient: 'Klinik Sen Lik' },
    existing: whoHolds,
    missing: everyoneGets(404),
    nothing: NOBODYS_TOKEN,
  },
  'GET /shl/:token/:file': {
    fixture: opened,
    existing: whoHolds,
    missing: everyoneGets(404),
    nothing: `9999999999999.${NOBODYS_TOKEN}`,
  },
};

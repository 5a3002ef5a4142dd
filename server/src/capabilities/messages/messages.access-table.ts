import type { messages } from '@lakou/contract/messages';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, type Cast, onlyGets, signedInGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

type IdOf = (cast: Cast) => string;
const foreign: IdOf = ({ other }) => other.id;
const missing: IdOf = ({ nothing }) => nothing;

const write = (sender: IdOf, recipient: IdOf) => (cast: Cast) => ({
  payload: { senderId: sender(cast), recipientId: recipient(cast), content: 'Bonjou' },
});
const about = (field: 'userId' | 'recipientId', whom: IdOf) => (cast: Cast) => ({
  payload: { [field]: whom(cast) },
});
const own: IdOf = ({ visitor }) => visitor.id;

/**
 * Two people with a conversation, this person being one of them where the role can write at all.
 */
function pair(person: Person, world: World): Promise<{ owner: Person; partner: Person }> {
  return world.once(`pair ${person.id}`, async () => {
    const isProvider = person.role === 'PROVIDER';
    const patient = person.role === 'PATIENT' ? person : await world.somebody('PATIENT');
    const provider = await listedProvider(isProvider ? person : await world.somebody('PROVIDER'), world);
    const body = { senderId: patient.id, recipientId: provider.id, content: 'Bonjou' };
    await world.api('POST /api/chat/send', patient, { body });
    return isProvider ? { owner: provider, partner: patient } : { owner: patient, partner: provider };
  });
}

/** One of two who write to each other, where the visitor is neither. */
const aboutPair =
  (field: 'userId' | 'recipientId') =>
  async ({ other }: Cast, world: World) => ({ payload: { [field]: (await pair(other, world)).owner.id } });

const history: Fixture = async (person, world) => {
  const { owner, partner } = await pair(person, world);
  return { params: { a: owner.id, b: partner.id }, owner };
};

const received: Fixture = async (person, world) => {
  const { owner, partner } = await pair(person, world);
  const body = { senderId: partner.id, recipientId: owner.id, content: 'Bonjou' };
  const { id } = await world.api('POST /api/chat/send', partner, { body });
  return { params: { id }, owner };
};

/** The owner names the partner in the path; a stranger names either of the two. */
const conversation: Fixture = async (person, world, on) => {
  const { owner, partner } = await pair(person, world);
  return { params: { userId: on === 'own' ? partner.id : owner.id }, owner };
};

/** A patient with a conversation lets the owner read and write in it. */
const actedFor: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const patient = await world.somebody('PATIENT', `acted for ${world.newId()}`);
  const { partner } = await pair(patient, world);
  const { id } = await world.api('POST /api/users/:id/representatives', patient, {
    params: { id: patient.id },
    body: { email: owner.email, scopes: ['messages'] },
  });
  await world.api('POST /api/representatives/:id/accept', owner, { params: { id } });
  return { params: { patientId: patient.id, userId: partner.id }, owner };
};
const representatives = (own: number) => ({
  fixture: actedFor,
  own: onlyGets({ PATIENT: own }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
});

// No role here may write to its own role; the allowed pairs are in the tests of this capability.
export const messagesAccess: AccessTable<typeof messages> = {
  'GET /api/chat/history/:a/:b': {
    fixture: history,
    own: { ...signedInGets(404), PATIENT: 200, PROVIDER: 200 },
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'POST /api/chat/send': [
    {
      on: 'own',
      request: async (cast, world) => {
        const { owner } = await pair(cast.other, world);
        return write(own, () => owner.id)(cast);
      },
      gets: signedInGets(404),
    },
    { on: 'foreign', request: write(foreign, own), gets: signedInGets(403) },
    { on: 'missing', request: write(own, missing), gets: signedInGets(404) },
  ],
  'GET /api/chat/conversations': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/chat/conversations/:userId': {
    fixture: conversation,
    own: { ...signedInGets(404), PATIENT: 200, PROVIDER: 200 },
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'GET /api/chat/for/:patientId/conversations': representatives(200),
  'GET /api/chat/for/:patientId/conversations/:userId': representatives(200),
  'POST /api/chat/for/:patientId/conversations/:userId': {
    ...representatives(201),
    payload: { content: 'Bonjou' },
    unchanged: 'GET /api/chat/for/:patientId/conversations/:userId',
  },
  // Without a hosted model nothing is translated; the tests of this capability have one.
  'POST /api/chat/messages/:id/translation': {
    fixture: received,
    own: signedInGets(404),
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'GET /api/chat/unread': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/unread': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/chat/read': [
    { on: 'foreign', request: aboutPair('userId'), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/typing': [
    { on: 'foreign', request: aboutPair('recipientId'), gets: signedInGets(404) },
    { on: 'missing', request: about('recipientId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/block': [
    { on: 'foreign', request: aboutPair('userId'), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
  'POST /api/chat/unblock': [
    { on: 'foreign', request: aboutPair('userId'), gets: signedInGets(404) },
    { on: 'missing', request: about('userId', missing), gets: signedInGets(404) },
  ],
};

import type { qna } from '@lakou/contract/qna';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, notPersonal, onlyGets, signedInGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';
import { review } from '../providers/providers.access-table.ts';

const newQuestion = (owner: Person, world: World) =>
  world.api('POST /api/features/qna/questions', owner, {
    body: { authorId: owner.id, title: 'Zinc?', description: 'Which dose?', specialty: 'Pediatrics' },
  });
/** One question a person: they may ask only some a day. */
const question = (owner: Person, world: World) =>
  world.once(`question of ${owner.id}`, () => newQuestion(owner, world));
const asked: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: (await question(owner, world)).id }, owner };
};
const toClose: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  return { params: { id: (await newQuestion(owner, world)).id }, owner };
};
/** A question of the person with an answer of somebody else. */
const answered: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await question(owner, world);
  const answer = await world.api('POST /api/features/qna/questions/:id/answers', owner, {
    params: { id },
    body: { authorId: owner.id, content: '10 mg' },
  });
  return { params: { id, answerId: answer.id }, owner };
};
const anAnswer: Fixture = async (person, world, on) => {
  const { params, owner } = await answered(person, world, on);
  return { params: { id: params.answerId ?? '' }, owner };
};

/** An answer of somebody else for which this person has voted, where their role can. */
const voted: Fixture = async (person, world) => {
  const made = await anAnswer(
    await world.somebody('CLINIC_ADMIN', `answerer ${world.newId()}`),
    world,
    'foreign',
  );
  const { id = '' } = made.params;
  if (person.role === 'CLINIC_ADMIN')
    await world.api('POST /api/features/qna/answers/:id/upvote', person, { params: { id } });
  return { ...made, params: { id } };
};
const followed: Fixture = async (person, world, on) => {
  const made = await toClose(await world.somebody('CLINIC_ADMIN', `asker ${world.newId()}`), world, on);
  const { id = '' } = made.params;
  if (person.role === 'CLINIC_ADMIN' || person.role === 'PROVIDER')
    await world.api('PUT /api/features/qna/questions/:id/follow', person, { params: { id } });
  return { ...made, params: { id } };
};

/** A question of somebody else that a clinic has reported. */
const reported: Fixture = async (person, world) => {
  const reporter = await world.somebody('CLINIC_ADMIN', `reporter ${world.newId()}`);
  const { id } = await newQuestion(await world.somebody('CLINIC_ADMIN', `asker ${world.newId()}`), world);
  await world.api('POST /api/features/qna/questions/:id/reports', reporter, {
    params: { id },
    body: { reason: 'harmful' },
  });
  const admin = await world.somebody('ADMIN');
  const open = await world.api('GET /api/admin/qna/reports', admin, { query: {} });
  return { params: { id: open.find((one) => one.questionId === id)?.id ?? '' }, owner: person };
};
const hidden: Fixture = async (person, world, on) => {
  const made = await reported(person, world, on);
  await world.api('POST /api/admin/qna/reports/:id/hide', await world.somebody('ADMIN'), {
    params: { id: made.params.id ?? '' },
    body: { reason: 'It could harm somebody' },
  });
  return made;
};

/** Somebody with whom a patient or a provider writes; a stranger names one of two others who do. */
const partner: Fixture = async (person, world, on) => {
  const isProvider = person.role === 'PROVIDER';
  const [one, two] = [`writer ${world.newId()}`, `written to ${world.newId()}`];
  const patient = person.role === 'PATIENT' ? person : await world.somebody('PATIENT', one);
  const provider = await listedProvider(isProvider ? person : await world.somebody('PROVIDER', two), world);
  const body = { senderId: patient.id, recipientId: provider.id, content: 'Bonjou' };
  await world.api('POST /api/chat/send', patient, { body });
  const [owner, other] = isProvider ? [provider, patient] : [patient, provider];
  return { params: { id: on === 'own' ? other.id : owner.id }, owner };
};
const reportedPerson: Fixture = async (person, world) => {
  const patient = await world.somebody('PATIENT', `reporter ${world.newId()}`);
  const { params } = await partner(patient, world, 'own');
  const { id = '' } = params;
  await world.api('POST /api/users/:id/reports', patient, { params: { id }, body: { reason: 'threat' } });
  const open = await world.api('GET /api/admin/qna/reports', await world.somebody('ADMIN'), { query: {} });
  return { params: { id: open.find((one) => one.personId === id)?.id ?? '' }, owner: person };
};

const queue = notPersonal('reports belong to the queue of all administrators', onlyGets({ ADMIN: 200 }));
const noReview = onlyGets({ PATIENT: 404, PROVIDER: 404, CLINIC_ADMIN: 404 });
const adminMissing = onlyGets({ ADMIN: 404 });
const readers = onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 200, ADMIN: 200 });
const missing = onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404 });

// The providers of these rows have no verified licence yet, so they only read.
export const qnaAccess: AccessTable<typeof qna> = {
  'GET /api/features/qna/questions': [{ on: 'nothing of anybody', gets: readers }],
  'GET /api/features/qna/questions/:id': {
    fixture: asked,
    existing: notPersonal('all professionals read all questions', readers),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
  'POST /api/features/qna/questions': [
    {
      on: 'own',
      request: ({ visitor }) => ({
        payload: { authorId: visitor.id, title: 'Zinc?', description: 'Dose?', specialty: 'Pediatrics' },
      }),
      gets: onlyGets({ CLINIC_ADMIN: 201 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({
        payload: { authorId: other.id, title: 'Zinc?', description: 'Dose?', specialty: 'Pediatrics' },
      }),
      gets: onlyGets({}),
    },
  ],
  'POST /api/features/qna/questions/:id/answers': {
    fixture: asked,
    payload: ({ visitor }) => ({ authorId: visitor.id, content: '10 mg' }),
    existing: notPersonal('all verified professionals answer', onlyGets({ CLINIC_ADMIN: 201 })),
    missing,
    also: [
      {
        on: 'foreign',
        request: async ({ other }, world) => ({
          params: (await asked(other, world, 'foreign')).params,
          payload: { authorId: other.id, content: '10 mg' },
        }),
        gets: onlyGets({}),
      },
    ],
  },
  'POST /api/features/qna/questions/:id/accept/:answerId': {
    fixture: answered,
    own: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 404 }),
    foreign: missing,
    missing,
    unchanged: 'GET /api/features/qna/questions/:id',
  },
  'POST /api/features/qna/answers/:id/upvote': {
    fixture: anAnswer,
    // Nobody votes for their own answer.
    own: onlyGets({ CLINIC_ADMIN: 409 }),
    foreign: onlyGets({ CLINIC_ADMIN: 200 }),
    missing,
  },
  'DELETE /api/features/qna/answers/:id/upvote': {
    fixture: voted,
    existing: notPersonal(
      'everybody takes back only their own vote',
      onlyGets({ CLINIC_ADMIN: 204, PROVIDER: 404 }),
    ),
    missing,
  },
  'POST /api/features/qna/questions/:id/close': {
    fixture: toClose,
    own: onlyGets({ CLINIC_ADMIN: 200, ADMIN: 200 }),
    foreign: onlyGets({ ADMIN: 200 }),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
    unchanged: 'GET /api/features/qna/questions/:id',
  },
  'PUT /api/features/qna/questions/:id': {
    fixture: asked,
    payload: { title: 'Zinc for children?', description: 'Which dose?' },
    own: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 404 }),
    foreign: missing,
    missing,
    unchanged: 'GET /api/features/qna/questions/:id',
  },
  'GET /api/features/qna/questions/:id/edits': {
    fixture: asked,
    existing: notPersonal('all professionals read what a question said', readers),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
  'PUT /api/features/qna/answers/:id': {
    fixture: anAnswer,
    payload: { content: '20 mg' },
    own: onlyGets({ CLINIC_ADMIN: 200, PROVIDER: 404 }),
    foreign: missing,
    missing,
  },
  'GET /api/features/qna/answers/:id/edits': {
    fixture: anAnswer,
    existing: notPersonal('all professionals read what an answer said', readers),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
  // Nobody of these rows has agreed that words leave.
  'POST /api/features/qna/questions/:id/translation': {
    fixture: asked,
    existing: notPersonal('all professionals read all questions', onlyGets({})),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
  'POST /api/features/qna/answers/:id/translation': {
    fixture: anAnswer,
    existing: notPersonal('all professionals read all answers', onlyGets({})),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
  },
  'PUT /api/features/qna/questions/:id/follow': {
    fixture: asked,
    existing: notPersonal(
      'everybody who reads a question may follow it',
      onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 200 }),
    ),
    missing,
  },
  'DELETE /api/features/qna/questions/:id/follow': {
    fixture: followed,
    existing: notPersonal(
      'everybody takes back only their own following',
      onlyGets({ PROVIDER: 204, CLINIC_ADMIN: 204 }),
    ),
    missing,
  },
  'POST /api/features/qna/questions/:id/reports': {
    fixture: toClose,
    payload: { reason: 'other' },
    existing: notPersonal(
      'everybody who reads a question may report it',
      onlyGets({ PROVIDER: 201, CLINIC_ADMIN: 201 }),
    ),
    missing,
  },
  'POST /api/features/qna/answers/:id/reports': {
    fixture: anAnswer,
    payload: { reason: 'other' },
    existing: notPersonal(
      'everybody who reads an answer may report it',
      onlyGets({ PROVIDER: 201, CLINIC_ADMIN: 201 }),
    ),
    missing,
  },
  'POST /api/reviews/:id/reports': {
    fixture: review,
    payload: { reason: 'offensive' },
    existing: notPersonal(
      'reviews are shown to everybody',
      onlyGets({ PATIENT: 201, PROVIDER: 201, CLINIC_ADMIN: 201 }),
    ),
    missing: noReview,
  },
  'POST /api/users/:id/reports': {
    fixture: partner,
    payload: { reason: 'harassment' },
    own: { ...signedInGets(404), PATIENT: 201, PROVIDER: 201 },
    foreign: signedInGets(404),
    missing: signedInGets(404),
  },
  'GET /api/admin/qna/reports': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
  'POST /api/admin/qna/reports/:id/hide': {
    fixture: reported,
    payload: { reason: 'It could harm somebody' },
    existing: queue,
    missing: adminMissing,
  },
  'POST /api/admin/qna/reports/:id/keep': { fixture: reported, existing: queue, missing: adminMissing },
  'POST /api/admin/qna/reports/:id/close': {
    fixture: reportedPerson,
    payload: { decision: 'We wrote to both' },
    existing: queue,
    missing: adminMissing,
  },
  'POST /api/admin/qna/reports/:id/show': { fixture: hidden, existing: queue, missing: adminMissing },
};

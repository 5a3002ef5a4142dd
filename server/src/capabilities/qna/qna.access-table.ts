import type { qna } from '@lakou/contract/qna';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, notPersonal, onlyGets } from '#platform/access/table.ts';

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
    fixture: anAnswer,
    existing: notPersonal('everybody takes back only their own vote', missing),
    missing,
  },
  'POST /api/features/qna/questions/:id/close': {
    fixture: toClose,
    own: onlyGets({ CLINIC_ADMIN: 200, ADMIN: 200 }),
    foreign: onlyGets({ ADMIN: 200 }),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404, ADMIN: 404 }),
    unchanged: 'GET /api/features/qna/questions/:id',
  },
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#platform/db/db.ts';

/** Replies that may name a person the actor writes with, and nobody else, without a line in the trail. */
const AMONG_PARTNERS: Readonly<Record<string, string>> = {
  'GET /api/chat/conversations': 'a conversation names the two who write',
  'GET /api/chat/conversations/:userId': 'a conversation names the two who write',
  'GET /api/chat/history/:a/:b': 'a conversation names the two who write',
  'POST /api/chat/send': 'a message names the two who write',
  'GET /api/events': 'an event names who wrote or read',
};

/** Replies that may name any patient without a line in the trail, and why. */
const UNAUDITED: Readonly<Record<string, string>> = {
  'GET /api/notifications':
    'the patient’s own act sent the notification to its reader; what it leads to is written down when opened',
  'POST /api/users/:id/representatives':
    'it repeats the address that the patient typed, which in tests holds the id of its owner, and tells nothing of them',
  'GET /api/users/:id/representatives': 'the same addresses; the name comes with the yes of its owner',
  'GET /api/admin/qna/reports':
    'a report tells what a person did and nothing of their record; a line would tell them that they were reported',
  'POST /api/admin/qna/reports/:id/close': 'the same; the line names the report',
  'POST /api/clinics/:id/patients':
    'it repeats the address that the clinic typed, which in tests holds the id of its owner, and tells nothing of them',
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const UUID_LENGTH = 36;
const READABLE = /json|^text\//;

/** One reply to somebody signed in, and the ids in it. */
interface Told {
  readonly key: string;
  readonly requestId: string;
  readonly actorId: string;
  readonly ids: Set<string>;
}

interface Subject {
  readonly id: string;
  readonly ownerId: string;
}

interface Line {
  readonly requestId: string;
  readonly actorId: string | null;
  readonly subjectIds: readonly string[];
}

const SUBJECTS = `select id, id as "ownerId" from app_users where role = 'PATIENT' and id = any ($1::uuid[])
  union all select id, patient_id as "ownerId" from dependents where id = any ($1::uuid[])`;
const LINES = `select request_id as "requestId", actor_id as "actorId",
    array_append(coalesce(subject_ids, '{}'), subject_id) as "subjectIds"
  from audit_events where request_id = any ($1::text[])`;

const PARTNERS =
  'select user_id as "userId", other_id as "otherId" from conversation_members where user_id = any ($1::uuid[])';

/** Reads along what leaves: texts, downloads and streams alike, as far as they are not packed. */
function readAlong(request: FastifyRequest, reply: FastifyReply, told: Told[]): void {
  const { raw } = reply;
  const known: { told?: Told; rest: string } = { rest: '' };
  function read(chunk: unknown): void {
    const { actor } = request;
    const isText = READABLE.test(String(raw.getHeader('content-type') ?? ''));
    if (!actor || !isText || raw.getHeader('content-encoding')) return;
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const text = known.rest + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    known.rest = text.slice(-UUID_LENGTH);
    const ids = text.match(UUID)?.filter((id) => id !== actor.id) ?? [];
    if (ids.length === 0) return;
    if (!known.told) {
      const key = `${request.method} ${request.routeOptions.url}`;
      known.told = { key, requestId: request.id, actorId: actor.id, ids: new Set() };
      told.push(known.told);
    }
    for (const id of ids) known.told.ids.add(id);
  }
  const write = raw.write.bind(raw) as (...given: unknown[]) => boolean;
  const end = raw.end.bind(raw) as (...given: unknown[]) => typeof raw;
  raw.write = (...given: unknown[]) => {
    read(given[0]);
    return write(...given);
  };
  raw.end = (...given: unknown[]) => {
    read(given[0]);
    return end(...given);
  };
}

/** The calls whose replies named a patient, or somebody they act for, to somebody else with no line in the trail. */
async function findUnaudited(db: Db, told: readonly Told[]): Promise<string[]> {
  const ids = [...new Set(told.flatMap((one) => [...one.ids]))];
  const subjects = await db.query<Subject>(SUBJECTS, [ids]);
  const owners = new Map(subjects.map(({ id, ownerId }) => [id, ownerId]));
  const foreign = told.flatMap((one) =>
    [...one.ids]
      .filter((id) => owners.has(id) && owners.get(id) !== one.actorId)
      .map((subjectId) => ({ ...one, subjectId })),
  );
  if (foreign.length === 0) return [];
  const requests = [...new Set(foreign.map(({ requestId }) => requestId))];
  const lines = await db.query<Line>(LINES, [requests]);
  const written = new Set(
    lines.flatMap(({ requestId, actorId, subjectIds }) =>
      subjectIds.map((subjectId) => `${requestId} ${actorId} ${subjectId}`),
    ),
  );
  const pairs = await db.query<{ userId: string; otherId: string }>(PARTNERS, [
    [...new Set(foreign.map(({ actorId }) => actorId))],
  ]);
  const partners = new Set(pairs.map(({ userId, otherId }) => `${userId} ${otherId}`));
  const missing = foreign.filter(
    ({ key, requestId, actorId, subjectId }) =>
      !(key in UNAUDITED) &&
      !(key in AMONG_PARTNERS && partners.has(`${actorId} ${subjectId}`)) &&
      !written.has(`${requestId} ${actorId} ${subjectId}`),
  );
  return [...new Set(missing.map(({ key }) => key))].sort();
}

/** Watches every reply of an app; the check afterwards fails with the keys of those that left no line. */
export function watchReplies(app: FastifyInstance): (db: Db) => Promise<void> {
  const told: Told[] = [];
  app.addHook('onRequest', (request, reply, done) => {
    readAlong(request, reply, told);
    done();
  });
  return async (db) => {
    const keys = told.length > 0 ? await findUnaudited(db, told.splice(0)) : [];
    if (keys.length > 0)
      throw new Error(`replies named somebody's patient without a line in the trail: ${keys.join(', ')}`);
  };
}

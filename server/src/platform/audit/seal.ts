import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';

interface Event {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  subjectId: string | null;
  subjectIds: string[] | null;
  requestId: string | null;
}

interface Seal {
  seq: number;
  hash: Buffer;
}

const BATCH = 500;
const LOCK = 7_262_012;
const START: Seal = { seq: 0, hash: Buffer.alloc(32) };
const EVENT = `e.id, e.at, e.action, e.actor_id as "actorId", e.subject_id as "subjectId",
  e.subject_ids as "subjectIds", e.request_id as "requestId"`;

/**
 * Each hash covers the event and the hash before it, so a changed, removed or inserted event is
 * noticed.
 */
function next(previous: Seal, event: Event): Seal {
  const fields = [
    event.id,
    event.at.toISOString(),
    event.action,
    event.actorId,
    event.subjectId,
    event.requestId,
    // Events with one subject hash as they did before events could have several.
    ...(event.subjectIds ? [event.subjectIds] : []),
  ];
  const hash = createHash('sha256').update(previous.hash).update(JSON.stringify(fields)).digest();
  return { seq: previous.seq + 1, hash };
}

/** Seals the events written since the last time; one instance at a time. Returns how many. */
export async function sealAudit(db: Db): Promise<number> {
  let sealed = 0;
  for (;;) {
    const batch = await sealBatch(db);
    sealed += batch;
    if (batch < BATCH) return sealed;
  }
}

async function sealBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
    if (!lock?.mine) return 0;
    const events = await tx.query<Event>(
      `select ${EVENT} from audit_unsealed q join audit_events e on e.id = q.event_id order by e.at, e.id limit ${BATCH}`,
    );
    if (events.length === 0) return 0;
    const [last = START] = await tx.query<Seal>(
      'select seq, hash from audit_seals order by seq desc limit 1',
    );
    const seals: Seal[] = [];
    for (const event of events) seals.push(next(seals.at(-1) ?? last, event));
    const ids = events.map((event) => event.id);
    await tx.query(
      'insert into audit_seals (seq, event_id, hash) select * from unnest($1::bigint[], $2::uuid[], $3::bytea[])',
      [seals.map((seal) => seal.seq), ids, seals.map((seal) => seal.hash)],
    );
    await tx.query('delete from audit_unsealed where event_id = any($1)', [ids]);
    return events.length;
  });
}

export interface AuditReport {
  readonly sealed: number;
  readonly unsealed: number;
  /** The first place where the events do not match their hashes. */
  readonly brokenAt?: number;
  /** The last line that was deleted because of its age. */
  readonly deletedUpTo?: number;
}

/** Recomputes the chain, from the last checkpoint on. A seal whose event is missing breaks it too. */
export async function verifyAudit(db: Db): Promise<AuditReport> {
  const [tail] = await db.query<{ count: number }>(
    'select count(*) as count from audit_events e where not exists (select from audit_seals s where s.event_id = e.id)',
  );
  const [checkpoint] = await db.query<Seal>(
    'select seq, hash from audit_checkpoints order by seq desc limit 1',
  );
  const told = { unsealed: tail?.count ?? 0, ...(checkpoint && { deletedUpTo: checkpoint.seq }) };
  let last = checkpoint ?? START;
  for (;;) {
    const rows = await db.query<(Event | { id: null }) & Seal>(
      `select ${EVENT}, s.seq, s.hash from audit_seals s left join audit_events e on e.id = s.event_id
       where s.seq > $1 order by s.seq limit 5000`,
      [last.seq],
    );
    if (rows.length === 0) return { sealed: last.seq, ...told };
    for (const row of rows) {
      if (row.id === null) return { sealed: last.seq, ...told, brokenAt: last.seq + 1 };
      const expected = next(last, row);
      if (row.seq !== expected.seq || !row.hash.equals(expected.hash))
        return { sealed: last.seq, ...told, brokenAt: expected.seq };
      last = expected;
    }
  }
}

import type { Db } from '../db/db.ts';
import { dropMonths } from '../db/months.ts';
import { writeAudit } from './audit.ts';

const BATCH = 2_000;
const LOCK = 7_262_013;

interface OldSeal {
  seq: number;
  hash: Buffer;
  eventId: string;
  at: Date;
}

interface Retention {
  /** Lines before this moment are deleted, from the beginning of the chain on. */
  readonly before: Date;
  /** When it is done. */
  readonly at: Date;
}

/**
 * Deletes the beginning of the audit trail, a batch per transaction. The hash of the last deleted line is kept in a
 * checkpoint, from which the rest is verified; the newest seal always stays, because the next one is made of it.
 * Returns how many lines were deleted.
 */
export async function deleteOldAudit(db: Db, retention: Retention): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = await deleteBatch(db, retention);
    deleted += batch;
    if (batch < BATCH) break;
  }
  await dropMonths(db, 'audit_events', { before: retention.before, onlyEmpty: true });
  return deleted;
}

function deleteBatch(db: Db, { before, at }: Retention): Promise<number> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
    if (!lock?.mine) return 0;
    const seals = await tx.query<OldSeal>(
      `select s.seq, s.hash, s.event_id as "eventId", e.at
       from audit_seals s join audit_events e on e.id = s.event_id
       where s.seq < (select max(seq) from audit_seals) order by s.seq limit ${BATCH}`,
    );
    const firstKept = seals.findIndex((seal) => seal.at >= before);
    const old = firstKept < 0 ? seals : seals.slice(0, firstKept);
    const last = old.at(-1);
    if (!last) return 0;
    await tx.query('insert into audit_checkpoints (seq, hash, made_at) values ($1, $2, $3)', [
      last.seq,
      last.hash,
      at,
    ]);
    await tx.query("select set_config('lakou.audit_retention', 'on', true)");
    await tx.query('delete from audit_seals where seq <= $1', [last.seq]);
    await tx.query('delete from audit_events where id = any ($1)', [old.map(({ eventId }) => eventId)]);
    await tx.query("select set_config('lakou.audit_retention', '', true)");
    await writeAudit({ db: tx, at, requestId: 'retention' }, { action: 'audit:delete-old' });
    return old.length;
  });
}

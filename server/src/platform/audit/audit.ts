import { uuidv7 } from 'uuidv7';
import type { Db } from '../db/db.ts';

/** What may be written down: ids only, never a name, an address or a clinical word. */
export interface AuditEvent {
  readonly action: string;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
}

/** Where and when something happens: any grant is one. */
export interface AuditCircumstances {
  readonly db: Db;
  readonly at: Date;
  readonly requestId: string;
}

/** Writes one line of the trail, in the transaction of the effect when given a grant inside one. */
export async function record({ db, at, requestId }: AuditCircumstances, event: AuditEvent): Promise<void> {
  await db.query(
    'insert into audit_events (id, at, action, actor_id, subject_id, request_id) values ($1, $2, $3, $4, $5, $6)',
    [uuidv7(), at, event.action, event.actorId ?? null, event.subjectId ?? null, requestId],
  );
}

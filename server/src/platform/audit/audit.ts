import { uuidv7 } from 'uuidv7';
import type { Db } from '../db/db.ts';
import type { Statement } from '../db/run-as-one-statement.ts';

/** What an audit event may hold: ids only, never a name, an address or a clinical word. */
export interface AuditEvent {
  readonly action: string;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  /** In place of one subject: all people on a page that somebody read. */
  readonly subjectIds?: readonly string[] | undefined;
}

/** The request and time of an event. A grant has this shape. */
export interface AuditCircumstances {
  readonly db: Db;
  readonly at: Date;
  readonly requestId: string;
}

const LINE = `insert into audit_events (id, at, action, actor_id, subject_id, request_id, subject_ids)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** One event of the audit trail, to be written together with the effect. */
export function auditStatement(
  { at, requestId }: Omit<AuditCircumstances, 'db'>,
  { action, actorId, subjectId, subjectIds }: AuditEvent,
): Statement {
  const values = [uuidv7(), at, action, actorId ?? null, subjectId ?? null, requestId, subjectIds ?? null];
  return { text: LINE, values };
}

/**
 * Writes one event of the audit trail, in the transaction of the effect when the grant is inside
 * one.
 */
export async function writeAudit(circumstances: AuditCircumstances, event: AuditEvent): Promise<void> {
  const { text, values } = auditStatement(circumstances, event);
  await circumstances.db.write(text, values);
}

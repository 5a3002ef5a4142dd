import type { Actor } from '../access/actor.ts';
import { type AuditCircumstances, writeAudit } from './audit.ts';

/** Whom a reply is about: ids of patients and of those they act for. */
export type Shown = readonly (string | null | undefined)[];

type Looking = AuditCircumstances & { readonly actor: Actor | undefined };

/** One line for all others whom a reply tells the actor about. What names a patient herself is her own family's. */
export async function writeLook(grant: Looking, action: string, shown: Shown): Promise<void> {
  const { actor } = grant;
  if (!actor || (actor.role === 'PATIENT' && shown.includes(actor.id))) return;
  const others = shown.filter((id) => typeof id === 'string').filter((id) => id !== actor.id);
  const subjectIds = [...new Set(others)];
  if (subjectIds.length === 0) return;
  const about = subjectIds.length === 1 ? { subjectId: subjectIds[0] } : { subjectIds };
  await writeAudit(grant, { action, actorId: actor.id, ...about });
}

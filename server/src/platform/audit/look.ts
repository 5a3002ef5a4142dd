import type { Actor } from '../access/actor.ts';
import { type AuditCircumstances, writeAudit } from './audit.ts';

/** Whom a reply is about: ids of patients and of those they act for. */
export type Shown = readonly (string | null | undefined)[];

type Looking = AuditCircumstances & { readonly actor: Actor | undefined };

/** One line for what a connected program reads: the program did it, and the person sees when. */
export async function writeAppLook(grant: Looking): Promise<void> {
  const { actor } = grant;
  if (!actor?.app) return;
  const { id: actorId, dependentId } = actor.app;
  const about = dependentId ? { subjectIds: [actor.id, dependentId] } : { subjectId: actor.id };
  await writeAudit(grant, { action: 'app:read', actorId, ...about });
}

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

import type { Actor } from '../access/actor.ts';
import { type AuditCircumstances, writeAudit } from './audit.ts';

/** Whom a reply is about: ids of patients and of those they act for. */
export type Shown = readonly (string | null | undefined)[];

type Looking = AuditCircumstances & { readonly actor: Actor | undefined };

/** One line for all whom a reply tells the actor about. What names the actor too is their own family's. */
export async function writeLook(grant: Looking, action: string, shown: Shown): Promise<void> {
  const { actor } = grant;
  if (!actor || shown.includes(actor.id)) return;
  const subjectIds = [...new Set(shown.filter((id) => typeof id === 'string'))];
  if (subjectIds.length === 0) return;
  const about = subjectIds.length === 1 ? { subjectId: subjectIds[0] } : { subjectIds };
  await writeAudit(grant, { action, actorId: actor.id, ...about });
}

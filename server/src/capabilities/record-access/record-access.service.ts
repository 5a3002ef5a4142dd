import { isInCare } from '#platform/access/care-relationship.ts';
import type { ById, Rule, RuleContext } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { represents } from '#platform/access/representation.ts';
import { isDependentOf } from '../family/family.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';

/** The patient in the path, or one of their dependents, named in the query or the body. */
export interface RecordInput extends ById {
  readonly query: { readonly dependentId?: string | undefined } | undefined;
  readonly body: { readonly dependentId?: string | null | undefined } | undefined;
}

export const patientsOnly = { kind: 'signedIn', roles: ['PATIENT'] } as const;
export const patientsAndProviders = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** Who calls may read and write as this person's provider: care now, and a verified licence where required. */
export async function treats(
  question: RuleContext,
  person: { readonly patientId: string; readonly dependentId: string | null },
): Promise<boolean> {
  const { actor, config } = question;
  return (await isInCare(question, person)) && (await mayReadRecords(question, actor.id, config));
}

async function findSubject(question: RuleContext<RecordInput>) {
  const { params, query, body } = question;
  const patientId = params.id;
  const dependentId = query?.dependentId ?? body?.dependentId ?? null;
  if (dependentId === null) return { patientId, dependentId };
  return (await isDependentOf(question, patientId, dependentId)) ? { patientId, dependentId } : undefined;
}

export const isOwnRecord: Rule<RecordScope, RecordInput> = async (question) => {
  if (question.params.id !== question.actor.id) return undefined;
  const subject = await findSubject(question);
  return subject && { ...subject, byProvider: false };
};

/** One's own; or that of a person the actor treats. */
export const isOwnRecordOrInCare: Rule<RecordScope, RecordInput> = async (question) => {
  if (question.actor.role === 'PATIENT') return isOwnRecord(question);
  const subject = await findSubject(question);
  return subject && (await treats(question, subject)) ? { ...subject, byProvider: true } : undefined;
};

/** The same for reading alone, and that of an adult who lets the actor read it; their dependents' are not. */
export const isReadableRecord: Rule<RecordScope, RecordInput> = async (question) => {
  const found = await isOwnRecordOrInCare(question);
  if (found || question.actor.role !== 'PATIENT') return found;
  const subject = await findSubject(question);
  if (!subject || subject.dependentId) return undefined;
  return (await represents(question, subject.patientId, 'record'))
    ? { ...subject, byProvider: false }
    : undefined;
};

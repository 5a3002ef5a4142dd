import type { TrackerKind } from '@lakou/contract/trackers';
import { isInCare } from '#platform/access/care-relationship.ts';
import { type ById, policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import { isDependentOf } from '../family/family.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { sharesSymptoms } from './person.store.ts';

export interface TrackerScope {
  readonly patientId: string;
  /** A dependent of the patient; null means the patient. */
  readonly dependentId: string | null;
  /** Another person's record: reading it is audited. */
  readonly byProvider: boolean;
}

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const patientsAndCare = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** The patient in the path, or one of their dependents, named in the query or the body. */
interface TrackerInput extends ById {
  readonly query: { readonly dependentId?: string | undefined } | undefined;
  readonly body: { readonly dependentId?: string | undefined } | undefined;
}

async function findSubject(question: RuleContext<TrackerInput>) {
  const { params, query, body } = question;
  const patientId = params.id;
  const dependentId = query?.dependentId ?? body?.dependentId;
  if (dependentId === undefined) return { patientId, dependentId: null };
  return (await isDependentOf(question, patientId, dependentId)) ? { patientId, dependentId } : undefined;
}

const isOwn: Rule<TrackerScope, TrackerInput> = async (question) => {
  if (question.params.id !== question.actor.id) return undefined;
  const subject = await findSubject(question);
  return subject && { ...subject, byProvider: false };
};

/**
 * One's own; or that of a person the actor treats, if a verified licence lets them read records.
 */
const isOwnOrInCare: Rule<TrackerScope, TrackerInput> = async (question) => {
  const { actor, config } = question;
  if (actor.role === 'PATIENT') return isOwn(question);
  const subject = await findSubject(question);
  if (!subject) return undefined;
  const mayRead = (await isInCare(question, subject)) && (await mayReadRecords(question, actor.id, config));
  return mayRead ? { ...subject, byProvider: true } : undefined;
};

/** The same, if the person shares symptoms. */
const isOwnOrShared: Rule<TrackerScope, TrackerInput> = async (question) => {
  const scope = await isOwnOrInCare(question);
  if (!scope?.byProvider) return scope;
  return (await sharesSymptoms(question, scope)) ? scope : undefined;
};

export const canRead = <Kind extends TrackerKind>(kind: Kind) =>
  policy(`tracker-${kind}:read` as const, patientsAndCare, {
    object: kind === 'symptoms' ? isOwnOrShared : isOwnOrInCare,
  });
export const canWrite = <Kind extends TrackerKind>(kind: Kind) =>
  policy(`tracker-${kind}:write` as const, patients, { object: isOwn });
export const canReadSettings = policy('tracker-settings:read', patients, { object: isOwn });
export const canChangeSettings = policy('tracker-settings:change', patients, { object: isOwn });
export const canReadHeart = policy('heart:read', patientsAndCare, { object: isOwnOrInCare });
export const canChangeHeart = policy('heart:change', patients, { object: isOwn });

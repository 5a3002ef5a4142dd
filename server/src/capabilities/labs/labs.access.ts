import { type ById, policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import { fail } from '#platform/errors.ts';
import { isDependentOf } from '../family/family.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { isReadableRecord, patientsAndProviders, treats } from '../record-access/record-access.service.ts';
import { isAttachedFor } from '../referrals/referrals.service.ts';
import { findLabSubject, findOwnLaboratory, isOpenClinic, treatsFamily } from './labs-scope.store.ts';

const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** One request, and the person whose sample it is. */
export interface LabScope {
  readonly requestId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly byProvider: boolean;
  /** Only this request may be seen, and nothing else of the person: it was sent to the actor's laboratory. */
  readonly requestOnly: boolean;
}

/** All requests of a family, or of those members that the actor treats. */
export interface FamilyScope {
  readonly patientId: string;
  readonly byProvider: boolean;
}

/** Either a patient's own family; or whom a provider treats, and what was sent to their laboratory. */
export type ReaderScope = { readonly patientId: string; readonly byProvider: false } | WorkScope;

export interface WorkScope {
  readonly patientId?: undefined;
  readonly laboratoryId: string | null;
  readonly byProvider: true;
}

/** One's own; or that of whom the actor treats; or one that was sent to the actor's laboratory. */
async function findRequest(question: RuleContext, requestId: string): Promise<LabScope | undefined> {
  const { actor, config } = question;
  const found = await findLabSubject(question, requestId);
  if (!found) return undefined;
  const { laboratoryId, ...subject } = found;
  const scope = { requestId, ...subject };
  if (actor.role === 'PATIENT')
    return subject.patientId === actor.id ? { ...scope, byProvider: false, requestOnly: false } : undefined;
  if (await treats(question, subject)) return { ...scope, byProvider: true, requestOnly: false };
  const isStaff = laboratoryId !== null && (await findOwnLaboratory(question)) === laboratoryId;
  return isStaff && (await mayReadRecords(question, actor.id, config))
    ? { ...scope, byProvider: true, requestOnly: true }
    : undefined;
}

const isOwnOrHandled: Rule<LabScope, ById> = (question) => findRequest(question, question.params.id);

/** Also what came with a referral that waits for the actor's answer: the result alone, nothing else of the person. */
const isReadable: Rule<LabScope, ById> = async (question) => {
  const requestId = question.params.id;
  const handled = await findRequest(question, requestId);
  if (handled || question.actor.role === 'PATIENT') return handled;
  const found = await findLabSubject(question, requestId);
  if (!found || !(await isAttachedFor(question, found, 'lab', requestId))) return undefined;
  const { patientId, dependentId } = found;
  return { requestId, patientId, dependentId, byProvider: true, requestOnly: true };
};

const isFamily: Rule<FamilyScope, ById> = async (question) => {
  const { actor, config, params } = question;
  const patientId = params.id;
  if (actor.role === 'PATIENT') return patientId === actor.id ? { patientId, byProvider: false } : undefined;
  const mayRead =
    (await treatsFamily(question, patientId)) && (await mayReadRecords(question, actor.id, config));
  return mayRead ? { patientId, byProvider: true } : undefined;
};

const isWorklist: Rule<WorkScope> = async (question) => {
  if (!(await mayReadRecords(question, question.actor.id, question.config))) fail('forbidden');
  return { laboratoryId: await findOwnLaboratory(question), byProvider: true };
};

const isReader: Rule<ReaderScope> = (question) =>
  question.actor.role === 'PATIENT'
    ? { patientId: question.actor.id, byProvider: false }
    : isWorklist(question);

interface Asked {
  readonly body: {
    readonly patientId: string;
    readonly dependentId?: string | null | undefined;
    readonly laboratoryId?: string | null | undefined;
  };
}
export type AskedScope = Omit<LabScope, 'requestId' | 'requestOnly'>;

/** For oneself, for somebody one acts for, or for somebody the actor treats. */
const isSubject: Rule<AskedScope, Asked> = async (question) => {
  const { actor, body } = question;
  const { patientId, laboratoryId } = body;
  const dependentId = body.dependentId ?? null;
  const byProvider = actor.role !== 'PATIENT';
  if (!byProvider && patientId !== actor.id) fail('forbidden');
  if (dependentId && !(await isDependentOf(question, patientId, dependentId))) return undefined;
  if (byProvider && !(await treats(question, { patientId, dependentId }))) return undefined;
  if (laboratoryId && !(await isOpenClinic(question, laboratoryId))) return undefined;
  return { patientId, dependentId, byProvider };
};

const isRequestInBody: Rule<LabScope, { readonly body: { readonly requestId: string } }> = (question) =>
  findRequest(question, question.body.requestId);

export const canListLabRequests = policy('lab-requests:list', patientsAndProviders, { object: isFamily });
export const canRequestLab = policy('lab-requests:create', patientsAndProviders, { object: isSubject });
export const canMoveLab = policy('lab-requests:move', patientsAndProviders, { object: isOwnOrHandled });
export const canReadWorklist = policy('lab-worklist:list', providersOnly, { object: isWorklist });
export const canOpenWork = policy('lab-worklist:read', providersOnly, { object: isOwnOrHandled });
export const canListLabResults = policy('lab-results:list', patientsAndProviders, { object: isReader });
export const canReadLabResult = policy('lab-results:read', patientsAndProviders, { object: isReadable });
export const canEnterResult = policy('lab-results:enter', providersOnly, { object: isRequestInBody });
export const canAmendResult = policy('lab-results:amend', providersOnly, { object: isOwnOrHandled });
export const canReviewResult = policy('lab-results:review', providersOnly, { object: isOwnOrHandled });
export const canAcknowledgeResult = policy('lab-results:acknowledge', providersOnly, {
  object: isOwnOrHandled,
});
export const canReadImportedResults = policy('imported-results:read', patientsAndProviders, {
  object: isReadableRecord,
});

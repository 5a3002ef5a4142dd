import { isInCare } from '#platform/access/care-relationship.ts';
import { type ById, policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import { isDependentOf } from '../family/family.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';

export interface MeasurementScope {
  readonly patientId: string;
  /** A dependent of the patient; null means the patient. */
  readonly dependentId: string | null;
  /** Another person's record: reading it is audited. */
  readonly byProvider: boolean;
}

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const patientsAndCare = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** The patient in the path, or one of their dependents, named in the query or the body. */
interface MeasurementInput extends ById {
  readonly query: { readonly dependentId?: string | undefined } | undefined;
  readonly body: { readonly dependentId?: string | undefined } | undefined;
}

async function findSubject(question: RuleContext<MeasurementInput>) {
  const { params, query, body } = question;
  const patientId = params.id;
  const dependentId = query?.dependentId ?? body?.dependentId;
  if (dependentId === undefined) return { patientId, dependentId: null };
  return (await isDependentOf(question, patientId, dependentId)) ? { patientId, dependentId } : undefined;
}

const isOwn: Rule<MeasurementScope, MeasurementInput> = async (question) => {
  if (question.params.id !== question.actor.id) return undefined;
  const subject = await findSubject(question);
  return subject && { ...subject, byProvider: false };
};

/** One's own; or that of a person the actor treats, if a verified licence lets them read records. */
const isOwnOrInCare: Rule<MeasurementScope, MeasurementInput> = async (question) => {
  const { actor, config } = question;
  if (actor.role === 'PATIENT') return isOwn(question);
  const subject = await findSubject(question);
  if (!subject) return undefined;
  const mayRead = (await isInCare(question, subject)) && (await mayReadRecords(question, actor.id, config));
  return mayRead ? { ...subject, byProvider: true } : undefined;
};

const isOwnFamily: Rule<{ patientId: string }, ById> = ({ actor, params }) =>
  params.id === actor.id ? { patientId: actor.id } : undefined;

export const canReadMeasurements = policy('measurements:read', patientsAndCare, { object: isOwnOrInCare });
export const canWriteMeasurements = policy('measurements:write', patients, { object: isOwn });
export const canReadDangers = policy('measurement-dangers:read', patients, { object: isOwnFamily });
export const canAcknowledge = policy('measurements:acknowledge', patients, { object: isOwn });

import { type ById, isSelf, policy, type Rule } from '#platform/access/policy.ts';
import { represents } from '#platform/access/representation.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { findInvitation, findOfEither } from './representatives.store.ts';

/** What two people agreed on, or one asked of the other. */
export interface RepresentationScope {
  readonly representationId: string;
  readonly patientId: string;
  /** Null while nobody agreed. */
  readonly representativeId: string | null;
}

/** Who owns the address that was asked, and has proven it. */
const isAsked: Rule<RepresentationScope, ById> = (question) => findInvitation(question, question.params.id);
const isOneOfBoth: Rule<RepresentationScope, ById> = (question) => findOfEither(question, question.params.id);

const letsThemPay: Rule<{ patientId: string }, { params: { patientId: string } }> = async (question) => {
  const { patientId } = question.params;
  return (await represents(question, patientId, 'pay')) ? { patientId } : undefined;
};

export const canListBills = policy('represented:bills', patientsOnly, { object: letsThemPay });
export const canListRepresentatives = policy('representatives:list', patientsOnly, { object: isSelf });
/** Lets somebody else into the account: an old session alone must not suffice. */
export const canNameRepresentative = policy('representative:name', patientsOnly, {
  object: isSelf,
  stepUp: true,
});
export const canListRepresented = policy('represented:list', patientsOnly, { object: isSelf });
export const canAcceptRepresentation = policy('representative:accept', patientsOnly, { object: isAsked });
export const canEndRepresentation = policy('representative:end', patientsOnly, { object: isOneOfBoth });

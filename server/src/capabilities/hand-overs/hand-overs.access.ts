import { isSelf, policy, type Rule } from '#platform/access/policy.ts';
import { isDependentOf } from '../family/family.service.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { findOffered } from './hand-overs.store.ts';

export interface GiverScope {
  readonly patientId: string;
  readonly dependentId: string;
}
interface OneDependent {
  readonly params: { readonly id: string; readonly dependentId: string };
}
interface ByToken {
  readonly body: { readonly token: string };
}

const isOwnDependent: Rule<GiverScope, OneDependent> = async (question) => {
  const { id, dependentId } = question.params;
  const isOwn = id === question.actor.id && (await isDependentOf(question, id, dependentId));
  return isOwn ? { patientId: id, dependentId } : undefined;
};

/** Who holds the mailed link, and is not who sent it. */
const isOffered: Rule<GiverScope & { handOverId: string }, ByToken> = (question) =>
  findOffered(question, question.body.token);

export const canListHandOvers = policy('hand-overs:list', patientsOnly, { object: isSelf });
/** Moves a whole record out of the account: an old session alone must not suffice. */
export const canOfferHandOver = policy('hand-over:offer', patientsOnly, {
  object: isOwnDependent,
  stepUp: true,
});
export const canWithdrawHandOver = policy('hand-over:withdraw', patientsOnly, { object: isOwnDependent });
export const canLookAtHandOver = policy('hand-over:look', patientsOnly, { object: isOffered });
export const canAcceptHandOver = policy('hand-over:accept', patientsOnly, { object: isOffered });
export const canDeclineHandOver = policy('hand-over:decline', patientsOnly, { object: isOffered });

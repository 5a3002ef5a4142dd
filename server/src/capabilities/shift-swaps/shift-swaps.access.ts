import {
  type ById,
  clinicStaff,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
} from '#platform/access/policy.ts';
import { findSwapScope, type SwapScope } from './swap-scope.store.ts';

export interface AskScope {
  readonly clinicId: string;
  /** Whose shift is offered. */
  readonly askerId: string;
}
const asOneself: Rule<AskScope, ById> = async (question) => {
  const clinic = await isOwnClinic(question);
  return clinic && { ...clinic, askerId: question.actor.id };
};

/** One of the clinic that the actor works for. */
const isOfClinic: Rule<SwapScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  return clinicId ? findSwapScope(question, clinicId, question.params.id) : undefined;
};

const isColleague: Rule<SwapScope, ById> = async (question) => {
  const scope = await isOfClinic(question);
  return scope?.colleagueId === question.actor.id ? scope : undefined;
};

/** Either of the two. */
const isParty: Rule<SwapScope, ById> = async (question) => {
  const scope = await isOfClinic(question);
  return scope && [scope.askerId, scope.colleagueId].includes(question.actor.id) ? scope : undefined;
};

export const canListSwaps = policy('shift-swaps:list', clinicStaff, { object: isOwnClinic });
export const canAskSwap = policy('shift-swap:ask', clinicStaff, { object: asOneself });
export const canAnswerSwap = policy('shift-swap:answer', clinicStaff, { object: isColleague });
export const canDecideSwap = policy('shift-swap:decide', staffWith('Admin', 'Scheduler'), {
  object: isOfClinic,
});
export const canWithdrawSwap = policy('shift-swap:withdraw', clinicStaff, { object: isParty });

import { type ById, isOwnClinic, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import { isWalkInOf } from './walk-ins.store.ts';

const desk = staffWith('Admin', 'Scheduler');
/** Those who treat call the next one themselves. */
const deskAndProviders = staffWith('Admin', 'Scheduler', 'Provider');

export interface WalkInScope {
  readonly clinicId: string;
  readonly walkInId: string;
}
const isOwn: Rule<WalkInScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const walkInId = question.params.id;
  return clinicId && (await isWalkInOf(question, clinicId, walkInId)) ? { clinicId, walkInId } : undefined;
};

export const canListWalkIns = policy('walk-ins:list', deskAndProviders, { object: isOwnClinic });
export const canAddWalkIn = policy('walk-in:add', desk, { object: isOwnClinic });
export const canMoveWalkIn = policy('walk-in:move', deskAndProviders, { object: isOwn });
export const canKeepWalkIn = policy('walk-in:keep', desk, { object: isOwn });

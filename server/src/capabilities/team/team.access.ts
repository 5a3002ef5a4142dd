import { type ById, clinicStaff, isOwnClinic, policy, type Rule } from '#platform/access/policy.ts';
import { isMessageOf } from './team.store.ts';

/** The message in the path was written by the actor, for the clinic that they work for now. */
const isOwnMessage: Rule<{ clinicId: string; messageId: string }, ById> = async (question) => {
  const { actor, params } = question;
  if (!actor.clinicId || !(await isMessageOf(question, actor.clinicId, params.id))) return undefined;
  return { clinicId: actor.clinicId, messageId: params.id };
};

export const canReadTeam = policy('team-messages:list', clinicStaff, { object: isOwnClinic });
export const canCountUnseen = policy('team-messages:count', clinicStaff, { object: isOwnClinic });
export const canWriteToTeam = policy('team-message:write', clinicStaff, { object: isOwnClinic });
export const canMarkSeen = policy('team-messages:see', clinicStaff, { object: isOwnClinic });
export const canTakeBack = policy('team-message:take-back', clinicStaff, { object: isOwnMessage });

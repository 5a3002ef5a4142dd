import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { isOwnSession } from './devices.store.ts';

/** The session in the path is one of the actor's own. */
const isTheirs: Rule<{ sessionId: string }, ById> = async (question) => {
  const sessionId = question.params.id;
  return (await isOwnSession(question, sessionId)) ? { sessionId } : undefined;
};

export const canSeeDevices = policy('devices:read', signedIn);
export const canSignOutDevice = policy('device:sign-out', signedIn, { object: isTheirs });
export const canSignOutOthers = policy('devices:sign-out', signedIn);

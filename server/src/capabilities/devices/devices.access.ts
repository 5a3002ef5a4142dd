import { policy, type Rule, signedIn } from '#platform/access/policy.ts';

/** The session in the path is one of the actor's own. Compared as text: anything may stand in a path. */
const isOwnSession: Rule<{ sessionId: string }> = async ({ actor, db, params }) => {
  const [found] = await db.read<{ sessionId: string }>(
    'select id as "sessionId" from sessions where user_id = $1 and id::text = $2',
    [actor.id, params.id],
  );
  return found;
};

export const canSeeDevices = policy('devices:read', signedIn);
export const canSignOutDevice = policy('device:sign-out', signedIn, { object: isOwnSession });
export const canSignOutOthers = policy('devices:sign-out', signedIn);

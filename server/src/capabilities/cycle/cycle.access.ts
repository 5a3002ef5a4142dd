import { type ById, policy, type Rule } from '#platform/access/policy.ts';

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
// The role check admits providers, as for a health record; the object rule then refuses them.
const whoMayAsk = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** Only for the person herself: a care relationship gives no access. */
const isHerOwn: Rule<{ patientId: string }, ById> = ({ actor, params }) =>
  actor.role === 'PATIENT' && params.id === actor.id ? { patientId: actor.id } : undefined;

const ofSession: Rule<{ patientId: string }> = ({ actor }) => ({ patientId: actor.id });

export const canReadCycle = policy('cycle:read', whoMayAsk, { object: isHerOwn });
export const canWriteCycle = policy('cycle:write', patients, {
  identity: ({ patientId }) => patientId,
  object: ofSession,
});
export const canEraseCycleLog = policy('cycle:erase', patients, { object: ofSession });

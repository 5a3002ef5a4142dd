import { isInCare } from '#platform/access/care-relationship.ts';
import { type ById, everyone, isSelf, policy, type Rule } from '#platform/access/policy.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { findSharedProfile } from './profile.store.ts';

export interface MaternityScope {
  readonly patientId: string;
  /** Another person's record: reading and writing is audited. */
  readonly byProvider: boolean;
}

/** What was written: all of it for her, that of the pregnancy she shares for who treats her. */
export interface EntriesScope extends MaternityScope {
  readonly profileId: string | null;
}

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const herAndHerCare = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isHerOwn: Rule<MaternityScope, ById> = ({ actor, params }) =>
  params.id === actor.id ? { patientId: actor.id, byProvider: false } : undefined;

/** Her own, or that of a person the actor treats, if a verified licence lets them read records. */
const isOwnOrInCare: Rule<MaternityScope, ById> = async (question) => {
  const { actor, config, params } = question;
  if (actor.role === 'PATIENT') return isHerOwn(question);
  const patientId = params.id;
  const mayRead =
    (await isInCare(question, { patientId })) && (await mayReadRecords(question, actor.id, config));
  return mayRead ? { patientId, byProvider: true } : undefined;
};

/** The same, while she is pregnant and has not chosen to keep it to herself. */
const isOwnOrShared: Rule<EntriesScope, ById> = async (question) => {
  const scope = await isOwnOrInCare(question);
  if (!scope?.byProvider) return scope && { ...scope, profileId: null };
  const profileId = await findSharedProfile(question, scope.patientId);
  return profileId === undefined ? undefined : { ...scope, profileId };
};

export const canBegin = policy('maternity:begin', herAndHerCare, { object: isOwnOrInCare });
export const canCorrect = policy('maternity:correct', herAndHerCare, { object: isOwnOrShared });
export const canDecide = policy('maternity:decide', patients, { object: isHerOwn });
export const canEnd = policy('maternity:end', patients, { object: isHerOwn });
export const canReadJournal = policy('maternity-journal:read', herAndHerCare, { object: isOwnOrShared });
export const canWriteJournal = policy('maternity-journal:write', patients, { object: isHerOwn });
export const canReadVitals = policy('maternity-vitals:read', herAndHerCare, { object: isOwnOrShared });
export const canWriteVitals = policy('maternity-vitals:write', herAndHerCare, { object: isOwnOrShared });
export const canEraseVitals = policy('maternity-vitals:erase', patients, { object: isHerOwn });
export const canReadTimings = policy('maternity-timings:read', herAndHerCare, { object: isOwnOrShared });
export const canWriteTimings = policy('maternity-timings:write', patients, { object: isHerOwn });
export const canReadContacts = policy('maternity-contacts:read', herAndHerCare, { object: isOwnOrShared });
export const canWriteContacts = policy('maternity-contacts:write', patients, { object: isHerOwn });
export const canReadPlan = policy('maternity-plan:read', herAndHerCare, { object: isOwnOrShared });
export const canWritePlan = policy('maternity-plan:write', patients, { object: isHerOwn });
export const canReadTips = policy(
  'maternity-tips:read',
  everyone('what to know in pregnancy is for everybody'),
);
export const canListPregnant = policy('maternity-patients:list', providers, { object: isSelf });

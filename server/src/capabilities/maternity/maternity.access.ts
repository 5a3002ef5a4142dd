import { Id } from '@lakou/contract/primitives';
import { isInCare } from '#platform/access/care-relationship.ts';
import { everyone, isSelf, policy, type Rule } from '#platform/access/policy.ts';
import type { Platform } from '#platform/platform.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';

export interface MaternityScope {
  readonly patientId: string;
  /** Somebody else's record: looking and writing is put down in the trail. */
  readonly byProvider: boolean;
}

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const herAndHerCare = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isHerOwn: Rule<MaternityScope> = ({ actor, params }) =>
  params.id === actor.id ? { patientId: actor.id, byProvider: false } : undefined;

type Needs = Pick<Platform, 'clock' | 'config'>;

/** Her own, or that of somebody the actor treats, as far as a licence lets them read records. */
const isOwnOrInCare =
  ({ clock, config }: Needs): Rule<MaternityScope> =>
  async (question) => {
    const { actor, db, params } = question;
    if (actor.role === 'PATIENT') return isHerOwn(question);
    const id = Id.safeParse(params.id);
    if (!id.success) return undefined;
    const pair = { providerId: actor.id, patientId: id.data, at: clock.now() };
    const mayRead = (await isInCare(db, pair)) && (await mayReadRecords(db, actor.id, config));
    return mayRead ? { patientId: id.data, byProvider: true } : undefined;
  };

/** The same, while she is pregnant and has not chosen to keep it to herself. */
const isOwnOrShared =
  (platform: Needs): Rule<MaternityScope> =>
  async (question) => {
    const scope = await isOwnOrInCare(platform)(question);
    if (!scope?.byProvider) return scope;
    const shared = await question.db.read(
      'select 1 from maternity_profiles where patient_id = $1 and ended_at is null and shared',
      [scope.patientId],
    );
    return shared.length > 0 ? scope : undefined;
  };

export const canBegin = (platform: Needs) =>
  policy('maternity:begin', herAndHerCare, { object: isOwnOrInCare(platform) });
export const canCorrect = (platform: Needs) =>
  policy('maternity:correct', herAndHerCare, { object: isOwnOrShared(platform) });
export const canEnd = policy('maternity:end', patients, { object: isHerOwn });
export const canReadJournal = (platform: Needs) =>
  policy('maternity-journal:read', herAndHerCare, { object: isOwnOrShared(platform) });
export const canWriteJournal = policy('maternity-journal:write', patients, { object: isHerOwn });
export const canReadVitals = (platform: Needs) =>
  policy('maternity-vitals:read', herAndHerCare, { object: isOwnOrShared(platform) });
export const canWriteVitals = (platform: Needs) =>
  policy('maternity-vitals:write', herAndHerCare, { object: isOwnOrShared(platform) });
export const canEraseVitals = policy('maternity-vitals:erase', patients, { object: isHerOwn });
export const canReadTips = policy(
  'maternity-tips:read',
  everyone('what to know in pregnancy is for everybody'),
);
export const canListPregnant = policy('maternity-patients:list', providers, { object: isSelf });

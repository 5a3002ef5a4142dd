import { Id } from '@lakou/contract/primitives';
import type { TrackerKind } from '@lakou/contract/trackers';
import { isInCare } from '#platform/access/care-relationship.ts';
import { policy, type Question, type Rule } from '#platform/access/policy.ts';
import type { Platform } from '#platform/platform.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';

export interface TrackerScope {
  readonly patientId: string;
  /** Somebody the patient acts for; null means the patient. */
  readonly dependentId: string | null;
  /** Somebody else's record: looking is put down in the trail. */
  readonly byProvider: boolean;
}

const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const patientsAndCare = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** Who is meant: the patient in the path, or a dependent of theirs, named in the query or the body. */
async function findSubject({ db, params, query, body }: Question) {
  const patientId = Id.safeParse(params.id).data;
  const named = query?.dependentId ?? (body as { dependentId?: unknown } | undefined)?.dependentId;
  if (!patientId) return undefined;
  if (named === undefined) return { patientId, dependentId: null };
  const found = await db.read(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null',
    [named, patientId],
  );
  return found.length > 0 ? { patientId, dependentId: String(named) } : undefined;
}

const isOwn: Rule<TrackerScope> = async (question) => {
  if (question.params.id !== question.actor.id) return undefined;
  const subject = await findSubject(question);
  return subject && { ...subject, byProvider: false };
};

type Needs = Pick<Platform, 'clock' | 'config'>;

/** One's own; or of somebody the actor treats, as far as a licence lets them read records. */
const isOwnOrInCare =
  ({ clock, config }: Needs): Rule<TrackerScope> =>
  async (question) => {
    const { actor, db } = question;
    if (actor.role === 'PATIENT') return isOwn(question);
    const subject = await findSubject(question);
    if (!subject) return undefined;
    const { patientId, dependentId } = subject;
    const pair = { providerId: actor.id, patientId, dependentId: dependentId ?? undefined, at: clock.now() };
    const mayRead = (await isInCare(db, pair)) && (await mayReadRecords(db, actor.id, config));
    return mayRead ? { ...subject, byProvider: true } : undefined;
  };

/** The same, where the person shares what they feel. */
const isOwnOrShared =
  (platform: Needs): Rule<TrackerScope> =>
  async (question) => {
    const scope = await isOwnOrInCare(platform)(question);
    if (!scope?.byProvider) return scope;
    const shared = await question.db.read(
      `select 1 from tracker_settings
       where patient_id = $1 and dependent_id is not distinct from $2::uuid and share_symptoms`,
      [scope.patientId, scope.dependentId],
    );
    return shared.length > 0 ? scope : undefined;
  };

export const canRead = <Kind extends TrackerKind>(platform: Needs, kind: Kind) =>
  policy(`tracker-${kind}:read` as const, patientsAndCare, {
    object: kind === 'symptoms' ? isOwnOrShared(platform) : isOwnOrInCare(platform),
  });
export const canWrite = <Kind extends TrackerKind>(kind: Kind) =>
  policy(`tracker-${kind}:write` as const, patients, { object: isOwn });
export const canReadSettings = policy('tracker-settings:read', patients, { object: isOwn });
export const canChangeSettings = policy('tracker-settings:change', patients, { object: isOwn });
export const canReadHeart = (platform: Needs) =>
  policy('heart:read', patientsAndCare, { object: isOwnOrInCare(platform) });
export const canChangeHeart = policy('heart:change', patients, { object: isOwn });

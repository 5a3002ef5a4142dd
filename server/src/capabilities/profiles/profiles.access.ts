import { Id } from '@lakou/contract/primitives';
import { isSelf, policy, type Question, type Rule, signedIn } from '#platform/access/policy.ts';
import type { Platform } from '#platform/platform.ts';
import { findCare, findClinicLink, isAccount, isStaffOf, type Seen } from './care.store.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

/** One's own clinic; for an administrator any that exists. */
const isTheirClinic: Rule<{ clinicId: string }> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  if (actor.role !== 'ADMIN') return id.data === actor.clinicId ? { clinicId: id.data } : undefined;
  const found = await db.read('select 1 from clinics where id = $1', [id.data]);
  return found.length > 0 ? { clinicId: id.data } : undefined;
};

/** Whose account, and how it is theirs to read. */
export type ProfileScope = { readonly userId: string } & (
  | { readonly through: 'self' | 'work' | 'administration' }
  | { readonly through: 'care' | 'clinic'; readonly seen: Seen }
);

type Asked = Pick<Question, 'actor' | 'db'> & { readonly userId: string; readonly at: Date };

async function throughCare({ actor, db, userId, at }: Asked): Promise<ProfileScope | undefined> {
  const seen = await findCare(db, { providerId: actor.id, patientId: userId, at });
  return seen && { userId, through: 'care', seen };
}

/** Who works there, and who comes to be treated there. */
async function throughClinic({ actor, db, userId, at }: Asked): Promise<ProfileScope | undefined> {
  if (await isStaffOf(db, actor.clinicId, userId)) return { userId, through: 'work' };
  const seen = await findClinicLink(db, { clinicId: actor.clinicId, patientId: userId, at });
  return seen && { userId, through: 'clinic', seen };
}

const isTheirsToRead =
  ({ clock }: Pick<Platform, 'clock'>): Rule<ProfileScope> =>
  async ({ actor, db, params }) => {
    const id = Id.safeParse(params.id);
    if (!id.success) return undefined;
    const userId = id.data;
    if (userId === actor.id) return { userId, through: 'self' };
    const asked = { actor, db, userId, at: clock.now() };
    if (actor.role === 'PROVIDER') return throughCare(asked);
    if (actor.role === 'CLINIC_ADMIN') return throughClinic(asked);
    if (actor.role !== 'ADMIN' || !(await isAccount(db, userId))) return undefined;
    return { userId, through: 'administration' };
  };

export const canReadProfile = (platform: Pick<Platform, 'clock'>) =>
  policy('profile:read', signedIn, { object: isTheirsToRead(platform) });
export const canChangeProfile = policy('profile:change', signedIn, { object: isSelf });
export const canCompleteProfile = policy('profile:complete', roles('PATIENT', 'PROVIDER', 'CLINIC_ADMIN'), {
  object: isSelf,
});
export const canListPatients = policy('patients:list', roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'));
export const canReadClinic = policy('clinic:read', roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'), {
  object: isTheirClinic,
});

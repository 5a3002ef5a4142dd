import { Id } from '@lakou/contract/primitives';
import { isSelf, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import type { Platform } from '#platform/platform.ts';
import { type Care, findCare } from './care.store.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

/** One's own clinic; for an administrator any that exists. */
const isTheirClinic: Rule<{ clinicId: string }> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  if (actor.role !== 'ADMIN') return id.data === actor.clinicId ? { clinicId: id.data } : undefined;
  const found = await db.query('select 1 from clinics where id = $1', [id.data]);
  return found.length > 0 ? { clinicId: id.data } : undefined;
};

/** Whose account, and through which care when it is not one's own. */
export interface ProfileScope {
  readonly userId: string;
  readonly care?: Care;
}

const isOwnOrInCare =
  ({ clock }: Pick<Platform, 'clock'>): Rule<ProfileScope> =>
  async ({ actor, db, params }) => {
    const id = Id.safeParse(params.id);
    if (!id.success) return undefined;
    if (id.data === actor.id) return { userId: actor.id };
    if (actor.role !== 'PROVIDER') return undefined;
    const care = await findCare(db, { providerId: actor.id, patientId: id.data, at: clock.now() });
    return care && { userId: id.data, care };
  };

export const canReadProfile = (platform: Pick<Platform, 'clock'>) =>
  policy('profile:read', signedIn, { object: isOwnOrInCare(platform) });
export const canChangeProfile = policy('profile:change', signedIn, { object: isSelf });
export const canCompleteProfile = policy('profile:complete', roles('PATIENT', 'PROVIDER', 'CLINIC_ADMIN'), {
  object: isSelf,
});
export const canListPatients = policy('patients:list', roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'));
export const canReadClinic = policy('clinic:read', roles('PROVIDER', 'CLINIC_ADMIN', 'ADMIN'), {
  object: isTheirClinic,
});

import { Id } from '@lakou/contract/primitives';
import { policy, type Rule } from '#platform/access/policy.ts';

const roles = <const R extends readonly string[]>(...list: R) => ({ kind: 'signedIn', roles: list }) as const;

/** Whose patients: all for the provider; for whoever runs the clinic they work at, those who booked with it. */
export interface PatientsScope {
  readonly providerId: string;
  readonly clinicId: string | null;
}

const treats: Rule<PatientsScope> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  if (actor.role === 'PROVIDER')
    return id.data === actor.id ? { providerId: actor.id, clinicId: null } : undefined;
  if (!actor.clinicId) return undefined;
  const ofClinic = await db.read(
    "select 1 from app_users where id = $1 and role = 'PROVIDER' and clinic_id = $2",
    [id.data, actor.clinicId],
  );
  return ofClinic.length > 0 ? { providerId: id.data, clinicId: actor.clinicId } : undefined;
};

export const canListOwnPatients = policy('provider-patients:list', roles('PROVIDER', 'CLINIC_ADMIN'), {
  object: treats,
});
export const canReadEarnings = policy('earnings:read', roles('PROVIDER'));

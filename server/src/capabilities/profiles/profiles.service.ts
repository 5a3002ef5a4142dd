import type { User } from '@lakou/contract';
import type { Page } from '@lakou/contract/primitives';
import type { ClinicDetails, Protected, UserChanges } from '@lakou/contract/profiles';
import type { Clinic } from '@lakou/contract/user';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { replaceFamily } from '../family/family.service.ts';
import { isVerified, listInCare, listOfClinic, type PatientRow } from './care.store.ts';
import { careView } from './care-view.ts';
import { findClinic, listStaff } from './clinic.store.ts';
import { clinicWith, keepClinic, missingClinicFields } from './clinic-details.ts';
import { checkChanges } from './profile-checks.ts';
import { type Changes, missingFields, ownChanges } from './profile-fields.ts';
import { keepFiles, placeFiles } from './profile-files.ts';
import type { ProfileScope } from './profiles.access.ts';
import {
  findUser,
  listPatientAccounts,
  lockUser,
  type ProfileWriter,
  saveAccount,
  savePatient,
  saveProvider,
  type UserReader,
} from './profiles.store.ts';
import { recordAttempts } from './protected-keys.ts';

export { isTimeZone, isWeek } from './weekly-hours.ts';

type Sent = UserChanges & Protected;

/** The flat user that signing in, restoring a session and reading one's profile all answer. */
export async function getUser(grant: UserReader, userId: string): Promise<User> {
  return (await findUser(grant, userId)) ?? fail('not_found');
}

/** What was sent, as far as it is theirs to change: checked, and its files kept. */
async function readChanges(grant: ProfileWriter, sent: Sent, platform: Platform): Promise<Changes> {
  const user = await getUser(grant, grant.scope.userId);
  await recordAttempts(grant, sent, user);
  const checked = checkChanges(ownChanges(user.role, sent), grant.at);
  return keepFiles(grant, checked, user, platform);
}

function refuseMissing(paths: string[]): void {
  if (paths.length === 0) return;
  fail('profile_incomplete', { fields: paths.map((path) => ({ path, code: 'profile_incomplete' })) });
}

async function save(tx: ProfileWriter, user: User, changes: Changes): Promise<void> {
  await saveAccount(tx, user);
  if (user.role === 'PATIENT') await savePatient(tx, user);
  if (user.role === 'PROVIDER') await saveProvider(tx, user);
  await placeFiles(tx, changes);
}

const merge = (user: User, changes: Changes): User => ({ ...user, ...changes }) as User;

/** Changes what was given and leaves the rest. A complete profile stays complete. */
export async function changeProfile(
  grant: Grant<'profile:change', { userId: string }>,
  sent: Sent,
  platform: Platform,
): Promise<User> {
  const changes = await readChanges(grant, sent, platform);
  return inTransaction(grant, async (tx) => {
    await lockUser(tx);
    const user = merge(await getUser(tx, tx.scope.userId), changes);
    if (user.isProfileComplete)
      refuseMissing(missingFields(user).filter((path) => (path.split('.')[0] ?? '') in changes));
    await save(tx, user, changes);
    if (sent.dependents && user.role === 'PATIENT') await replaceFamily(tx, sent.dependents, platform);
    await record(tx, { action: 'profile:change', actorId: tx.actor.id, subjectId: user.id });
    return getUser(tx, user.id);
  });
}

/** The same, and for a clinic its details; complete once nothing required is missing. */
export async function completeProfile(
  grant: Grant<'profile:complete', { userId: string }>,
  { clinicDetails, ...sent }: Sent & { clinicDetails?: ClinicDetails | undefined },
  platform: Platform,
): Promise<User> {
  const changes = await readChanges(grant, sent, platform);
  const runsClinic = grant.actor.role === 'CLINIC_ADMIN';
  const clinic = runsClinic ? await clinicWith(grant, clinicDetails, platform) : undefined;
  return inTransaction(grant, async (tx) => {
    await lockUser(tx);
    const user = merge(await getUser(tx, tx.scope.userId), changes);
    refuseMissing(clinic ? missingClinicFields(clinic) : missingFields(user));
    await save(tx, { ...user, isProfileComplete: true }, changes);
    if (clinic) await keepClinic(tx, clinic);
    await record(tx, { action: 'profile:complete', actorId: tx.actor.id, subjectId: user.id });
    return getUser(tx, user.id);
  });
}

/** Whether a provider is told more than names: where licences are checked, once theirs was. */
export const mayReadRecords = async (db: Db, providerId: string, config: Config): Promise<boolean> =>
  config.providerVerification === 'off' || isVerified(db, providerId);

/** One's own account; or a patient's, as who treats them sees it, which is written down. */
export async function readProfile(
  grant: Grant<'profile:read', ProfileScope>,
  { config }: Platform,
): Promise<User> {
  const { userId, care } = grant.scope;
  const user = await getUser(grant, userId);
  if (!care) return user;
  await record(grant, { action: 'profile:read', actorId: grant.actor.id, subjectId: userId });
  return careView(user, care, await mayReadRecords(grant.db, grant.actor.id, config));
}

/** Those who treat see whom they treat, a clinic whom it sees, administrators accounts; a page at a time. */
export async function listPatients(
  grant: Grant<'patients:list'>,
  page: Page,
  { config }: Platform,
): Promise<PatientRow[]> {
  const { id, role } = grant.actor;
  await record(grant, { action: 'patients:list', actorId: id });
  if (role === 'ADMIN') return listPatientAccounts(grant, page);
  if (role === 'CLINIC_ADMIN') return listOfClinic(grant, page);
  const patients = await listInCare(grant, page);
  if (await mayReadRecords(grant.db, id, config)) return patients;
  return patients.map((patient) => ({ ...patient, email: '', phone: null }));
}

export async function getClinic(grant: Grant<'clinic:read', { clinicId: string }>): Promise<{
  clinic: Clinic;
  staff: Awaited<ReturnType<typeof listStaff>>;
}> {
  const clinic = (await findClinic(grant, grant.scope.clinicId)) ?? fail('not_found');
  return { clinic, staff: await listStaff(grant) };
}

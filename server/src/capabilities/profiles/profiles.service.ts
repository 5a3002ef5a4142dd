import type { User } from '@lakou/contract';
import type {
  ClinicDetails,
  PatientSearch,
  Protected,
  StaffMember,
  UserChanges,
} from '@lakou/contract/profiles';
import type { Clinic } from '@lakou/contract/user';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { isAdministrative, worksAs } from '#platform/access/policy.ts';
import { auditStatement } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { replaceFamily } from '../family/family.service.ts';
import { isVerified, type RecordsReader } from './care.store.ts';
import { findClinic, listStaff } from './clinic.store.ts';
import { clinicWith, keepClinic, missingClinicFields } from './clinic-details.service.ts';
import { listInCare, listOfClinic, listPatientAccounts, type PatientRow } from './patients.store.ts';
import { checkChanges } from './profile-checks.rules.ts';
import { type Changes, emptiedFields, missingFields, ownChanges } from './profile-fields.rules.ts';
import { holdsFiles, keepFiles, placeFiles } from './profile-files.service.ts';
import type { ProfileScope } from './profiles.access.ts';
import { changeUser, findUser, lockUser, type ProfileWriter, type UserReader } from './profiles.store.ts';
import { accountView, careView, colleagueView, demographicsView, staffView } from './profiles.view.ts';
import { namesProtected, recordAttempts } from './protected-keys.service.ts';

export { isClinicProvider, isVerified } from './care.store.ts';
export { findStaffMember } from './clinic.store.ts';
export { isWeek } from './weekly-hours.rules.ts';

type Sent = UserChanges & Protected;

/** The flat user that signing in, restoring a session and reading one's profile all return. */
export async function getUser(grant: UserReader, userId: string): Promise<User> {
  return (await findUser(grant, userId)) ?? fail('not_found');
}

/** The sent fields that the user may change: checked, and their files stored. */
async function readChanges(grant: ProfileWriter, sent: Sent, platform: Platform): Promise<Changes> {
  const own = ownChanges(grant.actor.role, sent);
  const compares = namesProtected(sent) || holdsFiles(own);
  const present = compares ? await getUser(grant, grant.scope.userId) : undefined;
  if (present) await recordAttempts(grant, sent, present);
  const checked = checkChanges(own, grant.at);
  return present ? keepFiles(grant, checked, present, platform) : checked;
}

function refuseMissing(paths: string[]): void {
  if (paths.length === 0) return;
  fail('profile_incomplete', { fields: paths.map((path) => ({ path, code: 'profile_incomplete' })) });
}

async function save(
  grant: ProfileWriter,
  changes: Changes & { isProfileComplete?: true },
  action: string,
): Promise<User> {
  const { userId } = grant.scope;
  const note = auditStatement(grant, { action, actorId: grant.actor.id, subjectId: userId });
  return (await changeUser(grant, changes, note)) ?? fail('not_found');
}

/** Changes the given fields only. A complete profile stays complete. */
export async function changeProfile(
  grant: Grant<'profile:change', { userId: string }>,
  sent: Sent,
  platform: Platform,
): Promise<User> {
  const changes = await readChanges(grant, sent, platform);
  // Nothing of a provider's profile is required of who treats nobody.
  const emptied = isAdministrative(grant.actor) ? [] : emptiedFields(grant.actor.role, changes);
  const dependents = grant.actor.role === 'PATIENT' ? sent.dependents : undefined;
  if (emptied.length === 0 && !dependents && !holdsFiles(changes))
    return save(grant, changes, 'profile:change');
  return inTransaction(grant, async (tx) => {
    if (emptied.length > 0 && (await lockUser(tx))?.isProfileComplete) refuseMissing(emptied);
    const user = await save(tx, changes, 'profile:change');
    await placeFiles(tx, changes);
    if (!dependents) return user;
    await replaceFamily(tx, dependents, platform);
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
    const present = (await lockUser(tx)) ?? fail('not_found');
    refuseMissing(clinic ? missingClinicFields(clinic) : missingFields({ ...present, ...changes } as User));
    const user = await save(tx, { ...changes, isProfileComplete: true }, 'profile:complete');
    await placeFiles(tx, changes);
    if (!clinic) return user;
    await keepClinic(tx, clinic);
    return { ...user, clinicAddress: clinic.facilityAddress };
  });
}

/** Whether a provider sees more than names: with a verified licence, where that is required. */
export const mayReadRecords = async (
  reader: RecordsReader,
  providerId: string,
  config: Config,
): Promise<boolean> => config.providerVerification === 'off' || isVerified(reader, providerId);

/** One's own account; or somebody else's as far as it is the reader's to know. */
export async function readProfile(
  grant: Grant<'profile:read', ProfileScope>,
  { config }: Platform,
): Promise<User> {
  const { scope, actor } = grant;
  const user = await getUser(grant, scope.userId);
  if (scope.through === 'self') return user;
  if (scope.through === 'care')
    return careView(user, scope.seen, await mayReadRecords(grant, actor.id, config));
  if (scope.through === 'clinic') return demographicsView(user, scope.seen);
  return scope.through === 'work' ? staffView(user) : accountView(user);
}

/** Those who treat see whom they treat, a clinic whom it sees, administrators accounts. */
export async function listPatients(
  grant: Grant<'patients:list'>,
  asked: PatientSearch,
  { config }: Platform,
): Promise<PatientRow[]> {
  const { id, role } = grant.actor;
  if (role === 'ADMIN') return listPatientAccounts(grant, asked);
  if (worksAs(grant.actor, 'Admin', 'Scheduler')) return listOfClinic(grant, asked);
  const patients = await listInCare(grant, asked);
  if (await mayReadRecords(grant, id, config)) return patients;
  return patients.map((patient) => ({ ...patient, email: '', phone: null, dependents: [] }));
}

/** A clinic and its staff, as far as the reader manages it: who runs it can reach them, providers know names. */
export async function getClinic(grant: Grant<'clinic:read', { clinicId: string }>): Promise<{
  clinic: Clinic;
  staff: StaffMember[];
}> {
  const clinic = (await findClinic(grant, grant.scope.clinicId)) ?? fail('not_found');
  const staff = await listStaff(grant);
  return { clinic, staff: staff.map((one) => colleagueView(one, grant.actor)) };
}

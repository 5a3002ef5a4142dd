import type { FhirCopy, MyData } from '@lakou/contract/my-data';
import { formatDate } from '@lakou/i18n';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Capability, CopyGrant } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { DATA_COPIES, UNCHECKED_SIGN_INS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { keepOneAdministrator } from '../accounts/administrators.service.ts';
import { identify } from '../accounts/sign-in.service.ts';
import { cancelOpenBookings } from '../bookings/bookings.service.ts';
import { listSessions, requireOpenAccount } from '../devices/devices.service.ts';
import { requireOwnPasswordIfAny } from '../devices/own-password.service.ts';
import { copyAsFhir } from '../fhir/fhir.service.ts';
import { checkHumanOrLimit } from '../human-check/human-check.service.ts';
import { readSettings } from '../notifications/notifications.service.ts';
import { checkCode, findByPhone, type GivenCode, spendCode } from '../phone-sign-in/phone-sign-in.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { forgetRememberedDevices } from '../two-step/two-step.service.ts';
import { closeAccount, deleteAllSessions, isOnlyClinicManager, reopenAccount } from './closing.store.ts';
import {
  findTwoStepStart,
  listEvents,
  listFiles,
  listKnownDevices,
  listLooks,
  listPasskeys,
} from './my-data.store.ts';
import { copyRecords, findPatientsAmong } from './records.store.ts';

const GRACE_MS = 30 * 24 * 3600 * 1000;
const TIME_ZONE = 'America/Port-au-Prince';
const LOOKS_PER_PAGE = 20;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * All of the actor's own data. The copy itself is audited, after it is made; so is whom it names, as an alert about a
 * patient that a professional was sent does.
 */
export async function copyData(grant: CopyGrant, capabilities: readonly Capability[]): Promise<MyData> {
  const { actor, db, at } = grant;
  await countTry(db, DATA_COPIES, actor.id, at);
  const copy: MyData = {
    copiedAt: at.toISOString(),
    account: await getUser(grant, actor.id),
    notificationSettings: await readSettings(grant),
    sessions: await listSessions(grant),
    knownDevices: await listKnownDevices(grant),
    passkeys: await listPasskeys(grant),
    twoStepSince: await findTwoStepStart(grant),
    files: await listFiles(grant),
    records: await copyRecords(grant, capabilities),
    events: await listEvents(grant),
  };
  const patients = await findPatientsAmong(grant, idsIn(copy));
  const line = { action: 'my-data:export', actorId: actor.id };
  await writeAudit(grant, { ...line, subjectId: actor.id });
  if (patients.length > 0) await writeAudit(grant, { ...line, subjectIds: patients });
  return copy;
}

/** Everybody and everything that the rows of a copy name, each once. */
export const idsIn = ({ records }: MyData): string[] => [...new Set(JSON.stringify(records).match(UUID))];

/** The record for other programs. Only patients have one. */
export async function copyRecord(
  grant: CopyGrant,
  capabilities: readonly Capability[],
  platform: Platform,
): Promise<FhirCopy> {
  const { actor, db, at } = grant;
  if (actor.role !== 'PATIENT') fail('format_unsupported');
  await countTry(db, DATA_COPIES, actor.id, at);
  const copy = await copyAsFhir(grant, capabilities, platform);
  await writeAudit(grant, { action: 'my-data:export', actorId: actor.id, subjectId: actor.id });
  return copy;
}

/** Ends all sessions at once; the erasure follows after the grace period, in erasure.service.ts. */
export async function requestDeletion(
  grant: Grant<'account:close'>,
  password: string | undefined,
  platform: Platform,
): Promise<{ eraseAfter: string }> {
  const { mail, config } = platform;
  await requireOwnPasswordIfAny(grant, password);
  return inTransaction(grant, async (tx) => {
    const { id } = tx.actor;
    if (await isOnlyClinicManager(tx)) fail('clinic_has_people');
    if (tx.actor.role === 'ADMIN') await keepOneAdministrator(tx, id);
    const closed = await closeAccount(tx, new Date(tx.at.getTime() + GRACE_MS));
    if (!closed) return fail('not_found');
    const { name, email, language, eraseAfter } = closed;
    await deleteAllSessions(tx);
    await forgetRememberedDevices(tx.db, id);
    await cancelOpenBookings(platform, tx);
    await writeAudit(tx, { action: 'account:close', actorId: id, subjectId: id });
    const date = formatDate(language, { at: eraseAfter, timeZone: TIME_ZONE }, 'long');
    const link = `${config.publicUrl}/${language}/sign-in`;
    await mail.send(tx.db, { to: email, language, template: 'accountClosing', values: { name, date, link } });
    return { eraseAfter: eraseAfter.toISOString() };
  });
}

/**
 * Signing in with e-mail and password, under the usual limits, restores an account within the grace
 * period.
 */
export async function keepAccount(
  grant: PublicGrant<'deletion:cancel'>,
  credentials: { email: string; password: string; address: string; humanCheck?: string | null | undefined },
  platform: Platform,
): Promise<void> {
  const { address, humanCheck } = credentials;
  await checkHumanOrLimit(platform, grant, humanCheck, address, UNCHECKED_SIGN_INS);
  const userId = await identify(grant, credentials, platform.config);
  await inTransaction(grant, (tx) => reopen(tx, userId));
}

/** The same with a code to the phone that opens the account. */
export async function keepAccountByPhone(
  grant: PublicGrant<'deletion:cancel'>,
  given: GivenCode,
): Promise<void> {
  const phone = await checkCode(grant, given, 'enter');
  const { id } = (await findByPhone(grant, phone)) ?? fail('phone_unknown');
  await inTransaction(grant, async (tx) => {
    await spendCode(tx, given);
    await reopen(tx, id);
  });
}

async function reopen(tx: PublicGrant<'deletion:cancel'>, userId: string): Promise<void> {
  await requireOpenAccount(tx, userId);
  if (await reopenAccount(tx, userId))
    await writeAudit(tx, { action: 'account:keep', actorId: userId, subjectId: userId });
}

/** A page of who else read or changed something. */
export async function whoLooked(grant: Grant<'looks:read'>, before: string | undefined) {
  const found = await listLooks(grant, { before, limit: LOOKS_PER_PAGE + 1 });
  const looks = found.slice(0, LOOKS_PER_PAGE);
  return { looks, next: found.length > looks.length ? (looks.at(-1)?.id ?? null) : null };
}

import type { Role } from '@lakou/contract';
import type { AccountDetails, AccountEdit, Suspension } from '@lakou/contract/administration';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate } from '@lakou/i18n';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { RESET_MAILS_PER_EMAIL } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { keepOneAdministrator } from '../accounts/administrators.service.ts';
import { cancelOpenBookings } from '../bookings/bookings.service.ts';
import { makeResetLink } from '../passwords/passwords.service.ts';
import { HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { forgetRememberedDevices } from '../two-step/two-step.service.ts';
import {
  type ChangedAccount,
  type Changer,
  endSessionsOf,
  insertChange,
  isOnlyManager,
  liftSuspension,
  lockAccount,
  saveCompleteness,
  saveRemoval,
  saveRole,
  saveSuspension,
} from './account-changes.store.ts';
import { type AccountReader, findDetails, listChanges } from './administration.store.ts';
import { tellPerson } from './tell-person.service.ts';

const GRACE_MS = 30 * 24 * 3600 * 1000;
type Scope = { userId: string };

export async function readAccount(grant: AccountReader): Promise<AccountDetails> {
  const found = (await findDetails(grant)) ?? fail('not_found');
  return { ...found, changes: await listChanges(grant) };
}

/** Locks somebody else's account: nobody changes their own here. */
async function lockOther(tx: Changer): Promise<ChangedAccount> {
  if (tx.scope.userId === tx.actor.id) fail('own_account');
  return (await lockAccount(tx)) ?? fail('not_found');
}

/** Neither the product nor a clinic is left without somebody who runs it. */
async function refuseOrphans(tx: Changer, account: ChangedAccount): Promise<void> {
  if (account.role === 'ADMIN') await keepOneAdministrator(tx, account.id);
  if (account.role === 'CLINIC_ADMIN' && (await isOnlyManager(tx, account))) fail('clinic_needs_manager');
}

async function signOutEverywhere(tx: Changer | Grant<'user:sign-out', Scope>): Promise<void> {
  await endSessionsOf(tx);
  await forgetRememberedDevices(tx.db, tx.scope.userId);
}

const audit = (tx: Changer | Grant<'user:sign-out' | 'user:reset', Scope>, action: string) =>
  writeAudit(tx, { action, actorId: tx.actor.id, subjectId: tx.scope.userId });

const needsProfile = (role: Role) => role === 'PATIENT' || role === 'PROVIDER';

export function editAccount(
  grant: Grant<'user:edit', Scope>,
  edit: AccountEdit,
  platform: Platform,
): Promise<AccountDetails> {
  return inTransaction(grant, async (tx) => {
    const account = await lockOther(tx);
    const { role = account.role } = edit;
    const isNew = role !== account.role;
    if (isNew) await changeRole(tx, account, role, platform);
    const { isProfileComplete: complete = account.isProfileComplete && !(isNew && needsProfile(role)) } =
      edit;
    if (complete !== account.isProfileComplete) {
      await saveCompleteness(tx, complete);
      await insertChange(tx, {
        kind: 'profile',
        before: String(account.isProfileComplete),
        after: String(complete),
      });
      await audit(tx, 'user:profile');
    }
    return readAccount(tx);
  });
}

async function changeRole(
  tx: Grant<'user:edit', Scope>,
  account: ChangedAccount,
  role: Role,
  platform: Platform,
): Promise<void> {
  if (role === 'CLINIC_ADMIN')
    fail('invalid_request', { fields: [{ path: 'role', code: 'invalid_request' }] });
  // Codes by text message open accounts of patients only.
  if (!hasEmail(account.email)) fail('account_without_email');
  await refuseOrphans(tx, account);
  await cancelOpenBookings(platform, tx, account);
  await saveRole(tx, role);
  await signOutEverywhere(tx);
  await insertChange(tx, { kind: 'role', before: account.role, after: role });
  await audit(tx, 'user:role');
  const { name, email, language } = account;
  const values = {
    name,
    role: wordsIn(language, 'mail')(`roleChanged.roles.${role}`),
    link: `${platform.config.publicUrl}/${language}/sign-in`,
  };
  await platform.mail.send(tx.db, { to: email, language, template: 'roleChanged', values });
}

const supportLink = ({ config }: Platform, { language }: ChangedAccount) =>
  `${config.publicUrl}/${language}/support`;

/** No way in from this moment on; the person is told why. */
export function suspend(
  grant: Grant<'user:suspend', Scope>,
  { reason, cancelVisits }: Suspension,
  platform: Platform,
): Promise<AccountDetails> {
  return inTransaction(grant, async (tx) => {
    const account = await lockOther(tx);
    if (account.isSuspended || account.isRemoved) fail('move_not_allowed');
    if (account.role === 'ADMIN') await keepOneAdministrator(tx, account.id);
    await saveSuspension(tx);
    await signOutEverywhere(tx);
    if (cancelVisits) await cancelOpenBookings(platform, tx, account);
    await insertChange(tx, { kind: 'suspend', reason });
    await audit(tx, 'user:suspend');
    const link = supportLink(platform, account);
    await tellPerson(platform, tx.db, account, { template: 'accountSuspended', reason, link });
    return readAccount(tx);
  });
}

export function reinstate(grant: Grant<'user:suspend', Scope>, platform: Platform): Promise<AccountDetails> {
  return inTransaction(grant, async (tx) => {
    const account = await lockOther(tx);
    if (!account.isSuspended && !account.isRemoved) fail('move_not_allowed');
    await liftSuspension(tx);
    const kind = account.isRemoved ? 'restore' : 'reinstate';
    await insertChange(tx, { kind });
    await audit(tx, `user:${kind}`);
    const link = `${platform.config.publicUrl}/${account.language}/sign-in`;
    await tellPerson(platform, tx.db, account, { template: 'accountReinstated', link });
    return readAccount(tx);
  });
}

/** As when the owner closes it, but only an administrator brings it back. */
export async function remove(grant: Grant<'user:remove', Scope>, platform: Platform): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const account = await lockOther(tx);
    if (account.isRemoved) return;
    await refuseOrphans(tx, account);
    const eraseAfter = await saveRemoval(tx, new Date(tx.at.getTime() + GRACE_MS));
    await signOutEverywhere(tx);
    await cancelOpenBookings(platform, tx, account);
    await insertChange(tx, { kind: 'remove' });
    await audit(tx, 'user:remove');
    const date = formatDate(account.language, { at: eraseAfter, timeZone: HOME_ZONE }, 'long');
    const link = supportLink(platform, account);
    await tellPerson(platform, tx.db, account, { template: 'accountRemoved', date, link });
  });
}

export async function signOutOther(grant: Grant<'user:sign-out', Scope>): Promise<void> {
  await inTransaction(grant, async (tx) => {
    await signOutEverywhere(tx);
    await audit(tx, 'user:sign-out');
  });
}

/** Administrators neither see nor choose a password: its owner gets a link. */
export async function offerReset(grant: Grant<'user:reset', Scope>, platform: Platform): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const account = (await lockAccount(tx)) ?? fail('not_found');
    const { name, email, language } = account;
    if (!hasEmail(email)) fail('account_without_email');
    await countTry(tx.db, RESET_MAILS_PER_EMAIL, email, tx.at);
    const link = await makeResetLink(tx, account, platform.config);
    await audit(tx, 'user:password-reset');
    await platform.mail.send(tx.db, {
      to: email,
      language,
      template: 'resetOffered',
      values: { name, link },
    });
  });
}

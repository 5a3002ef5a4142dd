import type { User } from '@lakou/contract';
import type { RegisterBody, RegisterClinicBody } from '@lakou/contract/accounts';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry, forgetTries, refuseWhenSpent } from '#platform/limits/limiter.ts';
import { SIGN_IN_FAILURES } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { endSession, startSession } from '#platform/session/session.ts';
import { findCredentials, insertClinic, insertUser, type NewUser, updateUser } from './accounts.store.ts';
import { checkPassword, hashPassword } from './passwords.ts';

type Registration =
  | z.output<typeof RegisterBody>
  | (z.output<typeof RegisterClinicBody> & { role: 'CLINIC_ADMIN' });

/** Creates the account, and the clinic it runs when it has one, or nothing. */
export async function register(
  grant: PublicGrant<'account:register'>,
  wanted: Registration,
  language: Language,
  { config, mail }: Platform,
): Promise<{ message: string }> {
  // Hashed before the address is looked at: a taken one takes as long to answer as a free one.
  const passwordHash = await hashPassword(wanted.password);
  const { name, email, role } = wanted;
  const user: NewUser = { id: uuidv7(), name, email, role, passwordHash, language, clinicId: null };
  await inTransaction(grant, async (tx) => {
    if ('clinicName' in wanted) {
      user.clinicId = uuidv7();
      await insertClinic(tx, { id: user.clinicId, name: wanted.clinicName });
    }
    if (!(await insertUser(tx, user))) fail('email_taken');
    await record(tx, { action: 'account:register', actorId: user.id, subjectId: user.id });
    const link = `${config.publicUrl}/${language}/sign-in`;
    await mail.send(tx.db, { to: email, language, template: 'accountCreated', values: { name, link } });
  });
  return { message: 'Registration successful. You can now log in.' };
}

/** Administrators never sign up: the command line makes them. */
export async function createAdmin(
  grant: PublicGrant<'admin:create'>,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const admin: NewUser = {
    id: uuidv7(),
    name,
    email,
    role: 'ADMIN',
    passwordHash,
    clinicId: null,
    language: 'en',
  };
  await inTransaction(grant, async (tx) => {
    if (!(await insertUser(tx, admin))) fail('email_taken');
    await record(tx, { action: 'admin:create', subjectId: admin.id });
  });
}

export interface SignIn {
  email: string;
  password: string;
  address: string;
  /** The browser's present session, which the new one replaces. */
  oldToken: string | undefined;
}

/** Checks the password and starts a session. Too many wrong ones for one account from one address: wait. */
export async function signIn(
  grant: PublicGrant<'session:start'>,
  attempt: SignIn,
): Promise<{ user: User; token: string }> {
  const { db, at } = grant;
  const who = `${attempt.address} ${attempt.email}`;
  await refuseWhenSpent(db, SIGN_IN_FAILURES, who, at);
  const known = await findCredentials(grant, attempt.email);
  const right = await checkPassword(attempt.password, known?.passwordHash ?? undefined);
  if (!known || !right) {
    await countTry(db, SIGN_IN_FAILURES, who, at);
    await record(grant, { action: 'session:refused', subjectId: known?.user.id });
    if (!known) fail('user_not_found');
    fail(known.passwordHash === null ? 'no_password_login' : 'wrong_password');
  }
  const token = await inTransaction(grant, async (tx) => {
    if (attempt.oldToken) await endSession(tx.db, attempt.oldToken);
    await forgetTries(tx.db, SIGN_IN_FAILURES, who);
    await record(tx, { action: 'session:start', actorId: known.user.id, subjectId: known.user.id });
    return startSession(tx.db, known.user.id, at);
  });
  return { user: known.user, token };
}

export async function signOut(grant: PublicGrant<'session:end'>, token: string | undefined): Promise<void> {
  if (!token) return;
  await inTransaction(grant, async (tx) => {
    const userId = await endSession(tx.db, token);
    if (userId) await record(tx, { action: 'session:end', actorId: userId, subjectId: userId });
  });
}

export async function changeAccount(
  grant: Grant<'account:change', { userId: string }>,
  changes: Parameters<typeof updateUser>[1],
): Promise<User> {
  return inTransaction(grant, async (tx) => {
    await record(tx, { action: 'account:change', actorId: tx.actor.id, subjectId: tx.scope.userId });
    return (await updateUser(tx, changes)) ?? fail('not_found');
  });
}

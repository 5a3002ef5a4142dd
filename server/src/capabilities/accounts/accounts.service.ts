import type { RegisterBody, RegisterClinicBody } from '@lakou/contract/accounts';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail, Refusal } from '#platform/errors.ts';
import { UNCHECKED_REGISTRATIONS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { hashPassword } from '#platform/session/password-hash.ts';
import { sendVerification } from '../email/email.service.ts';
import { refuseReserved } from '../email/email-change.service.ts';
import { checkHumanOrLimit, makeSignInTicket } from '../human-check/human-check.service.ts';
import { refuseWeakPassword } from '../passwords/passwords.service.ts';
import { insertClinic, insertUser, type NewUser } from './accounts.store.ts';

type Registration =
  | z.output<typeof RegisterBody>
  | (z.output<typeof RegisterClinicBody> & { role: 'CLINIC_ADMIN' });

/** Creates the account, and the clinic it runs when it has one, or nothing. */
export async function register(
  grant: PublicGrant<'account:register'>,
  wanted: Registration,
  from: { language: Language; address: string },
  platform: Platform,
): Promise<{ message: string; humanCheck?: string }> {
  const { language, address } = from;
  await checkHumanOrLimit(platform, grant, wanted.humanCheck, address, UNCHECKED_REGISTRATIONS);
  refuseWeakPassword(wanted.password, platform.config);
  // Hashed before the address is checked, so that a taken address takes as long to answer as a free
  // one.
  const passwordHash = await hashPassword(wanted.password);
  const { name, email, role } = wanted;
  const user: NewUser = {
    id: uuidv7(),
    name,
    email,
    role,
    passwordHash,
    language,
    clinicId: null,
    isEmailVerified: false,
  };
  await inTransaction(grant, async (tx) => {
    if ('clinicName' in wanted) {
      user.clinicId = uuidv7();
      await insertClinic(tx, { id: user.clinicId, name: wanted.clinicName });
    }
    await refuseReserved(tx, email);
    if (!(await insertUser(tx, user))) fail('email_taken');
    await writeAudit(tx, { action: 'account:register', actorId: user.id, subjectId: user.id });
    await sendVerification(tx, user, platform);
  }).catch((error: unknown) => tellOwnerInstead(grant, error, user, platform));
  const message = 'Registration successful. You can now log in.';
  // Also for a taken address where errors are uniform: it opens nothing that other work does not.
  return wanted.humanCheck
    ? { message, humanCheck: await makeSignInTicket(platform, grant, { address, email }) }
    : { message };
}

/** With UNIFORM_AUTH_ERRORS the answer is the same, and the owner of the address is notified. */
async function tellOwnerInstead(
  { db }: PublicGrant<'account:register'>,
  error: unknown,
  { email, language }: NewUser,
  { config, mail }: Platform,
): Promise<void> {
  if (!config.uniformAuthErrors || !(error instanceof Refusal) || error.code !== 'email_taken') throw error;
  const link = `${config.publicUrl}/${language}/sign-in`;
  await mail.send(db, { to: email, language, template: 'emailInUse', values: { link } });
}

/**
 * Administrators do not register: the command line creates them without a password, and they choose
 * one with a link.
 */
export async function createAdmin(
  grant: PublicGrant<'admin:create'>,
  { name, email, password }: { name: string; email: string; password?: string },
): Promise<NewUser> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const admin: NewUser = {
    id: uuidv7(),
    name,
    email,
    role: 'ADMIN',
    passwordHash,
    clinicId: null,
    language: 'en',
    isEmailVerified: true, // by the person at the server's command line
  };
  await inTransaction(grant, async (tx) => {
    if (!(await insertUser(tx, admin))) fail('email_taken');
    await writeAudit(tx, { action: 'admin:create', subjectId: admin.id });
  });
  return admin;
}

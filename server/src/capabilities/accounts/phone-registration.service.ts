import type { RegisterByPhoneBody } from '@lakou/contract/accounts';
import { placeholderEmail } from '@lakou/contract/phone-sign-in.rules';
import type { User } from '@lakou/contract/user';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hashPassword } from '#platform/session/password-hash.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { refuseWeakPassword } from '../passwords/passwords.service.ts';
import { checkCode, insertPhone, spendCode } from '../phone-sign-in/phone-sign-in.service.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { insertUser, type NewUser } from './accounts.store.ts';

type Registration = z.output<typeof RegisterByPhoneBody> & { readonly language: Language } & SignInDevice;

/** The account of a patient, with a number that was proven before it existed, and no e-mail address. */
export async function registerByPhone(
  grant: PublicGrant<'account:register'>,
  wanted: Registration,
  platform: Platform,
): Promise<{ user: User; token: string }> {
  const { name, language, password } = wanted;
  if (password !== undefined) refuseWeakPassword(password, platform.config);
  const phone = await checkCode(grant, wanted, 'enter');
  const id = uuidv7();
  const user: NewUser = {
    id,
    name,
    email: placeholderEmail(id),
    role: 'PATIENT',
    passwordHash: password === undefined ? null : await hashPassword(password),
    clinicId: null,
    language,
    isEmailVerified: false,
  };
  return inTransaction(grant, async (tx) => {
    await spendCode(tx, wanted);
    if (!(await insertUser(tx, user))) fail('conflict');
    // Whoever has the code has the phone, and may know that it opens an account.
    if (!(await insertPhone(tx, id, phone))) fail('phone_taken');
    await writeAudit(tx, { action: 'account:register', actorId: id, subjectId: id });
    const token = await beginSession(tx, id, wanted, platform);
    return { token, user: await getUser(tx, id) };
  });
}

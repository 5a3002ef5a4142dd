import type { User } from '@lakou/contract/user';
import type { Language } from '@lakou/i18n';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { addressNeighbourhood } from '#platform/limits/address.ts';
import { countTry } from '#platform/limits/limiter.ts';
import {
  PHONE_CODES_PER_NETWORK,
  PHONE_CODES_UNCHECKED,
  TEXT_CODES_PER_PERSON,
} from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { beginSession, type SignInDevice } from '../devices/devices.service.ts';
import { checkHumanOrLimit } from '../human-check/human-check.service.ts';
import { toE164 } from '../profiles/phones.rules.ts';
import { getUser } from '../profiles/profiles.service.ts';
import { secondStepFor, startSecondStep } from '../two-step/two-step.service.ts';
import { checkCode, type GivenCode, sendCode, spendCode } from './codes.service.ts';
import { findByPhone, findOwnNumber, markUsed } from './phones.store.ts';
import { extraProof } from './stale.rules.ts';

export { checkCode, type GivenCode, spendCode } from './codes.service.ts';
export { deletePhoneSince, findPhoneOf, removePhoneOf } from './phone-removal.store.ts';
export { findByPhone, insertPhone } from './phones.store.ts';

interface Ask {
  readonly phone: string;
  readonly humanCheck?: string | null | undefined;
  readonly address: string;
  readonly language: Language;
}

/** For signing in and registering alike; whether the number opens an account shows only to who has the code. */
export async function askCode(
  grant: PublicGrant<'phone-code:ask'>,
  { phone: typed, humanCheck, address, language }: Ask,
  platform: Platform,
): Promise<string> {
  const phone = toE164(typed) ?? fail('phone_invalid');
  await checkHumanOrLimit(platform, grant, humanCheck, address, PHONE_CODES_UNCHECKED);
  await countTry(grant.db, PHONE_CODES_PER_NETWORK, addressNeighbourhood(address), grant.at);
  return sendCode(platform, grant, { phone, purpose: 'enter', language });
}

interface Attempt extends GivenCode, SignInDevice {
  readonly dateOfBirth?: string | undefined;
  readonly rememberToken: string | undefined;
}

type SignInResult = { user: User; token: string } | { secondStepToken: string };

/** In, or one step short of it. Where two-step is on the phone is never enough. */
export async function signInByPhone(
  grant: PublicGrant<'session:start'>,
  attempt: Attempt,
  platform: Platform,
): Promise<SignInResult> {
  const phone = await checkCode(grant, attempt, 'enter');
  const account = (await findByPhone(grant, phone)) ?? fail('phone_unknown');
  const { id } = account;
  const secondStep = await secondStepFor(grant, id, attempt.rememberToken);
  if (secondStep === 'off') {
    const extra = extraProof(account, grant.at);
    if (extra === 'email') fail('phone_stale');
    if (extra === 'birth_date' && attempt.dateOfBirth === undefined) fail('birth_date_required');
    if (extra === 'birth_date' && attempt.dateOfBirth !== account.dateOfBirth) {
      await writeAudit(grant, { action: 'session:refused', subjectId: id });
      fail('birth_date_wrong');
    }
  }
  return inTransaction(grant, async (tx) => {
    await spendCode(tx, attempt);
    await markUsed(tx, id);
    if (secondStep === 'due') return { secondStepToken: await startSecondStep(tx, id) };
    const device = { ...attempt, isUnproven: secondStep === 'skipped' };
    const token = await beginSession(tx, id, device, platform);
    return { user: await getUser(tx, id), token };
  });
}

/** Sends a code to the own number, for proving oneself again. */
export async function askProof(grant: Grant<'sign-in-phone:ask-proof'>, platform: Platform): Promise<string> {
  const phone = (await findOwnNumber(grant)) ?? fail('not_found');
  await countTry(grant.db, TEXT_CODES_PER_PERSON, grant.actor.id, grant.at);
  return sendCode(platform, grant, { phone, purpose: 'proof', language: grant.actor.language });
}

/**
 * Goes on only with a code that was sent to the number that the person has now. What is returned uses it up: first the
 * code of an app is asked for where two-step is on.
 */
export async function requireOwnPhone(
  grant: Grant<'session:prove'>,
  given: GivenCode,
): Promise<() => Promise<void>> {
  const phone = await checkCode(grant, given, 'proof');
  if (phone !== (await findOwnNumber(grant))) fail('text_code_over');
  return () => spendCode(grant, given);
}

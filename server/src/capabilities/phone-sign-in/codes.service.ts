import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { PHONE_CODE_LENGTH } from '@lakou/contract/phone-sign-in.rules';
import type { Language } from '@lakou/i18n';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import {
  PHONE_CODES_PER_COUNTRY,
  PHONE_CODES_PER_NUMBER,
  PHONE_CODES_PER_NUMBER_DAY,
} from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { countryOf } from '../profiles/phones.rules.ts';
import {
  type CodeAsker,
  type CodeGiver,
  countCodeTry,
  deleteCode,
  insertCode,
  type Purpose,
} from './codes.store.ts';

const CODE_LASTS_MS = 10 * 60_000;
const MOST_TRIES = 5;
const HOME = ['HT', 'US'];

const hashOf = (request: string, code: string): Buffer =>
  createHash('sha256').update(`${request}\0${code}`).digest();

interface Wanted {
  /** In international form. */
  readonly phone: string;
  readonly purpose: Purpose;
  readonly language: Language;
}

/** Sends a code and returns the name under which it is given back. Nobody is looked up: all numbers cost the same time. */
export async function sendCode(
  { sms }: Platform,
  grant: CodeAsker,
  { phone, purpose, language }: Wanted,
): Promise<string> {
  await countTry(grant.db, PHONE_CODES_PER_NUMBER, phone, grant.at);
  await countTry(grant.db, PHONE_CODES_PER_NUMBER_DAY, phone, grant.at);
  const country = countryOf(phone) ?? '';
  if (!HOME.includes(country)) await countTry(grant.db, PHONE_CODES_PER_COUNTRY, country, grant.at);
  const id = randomUUID();
  const code = String(randomInt(10 ** PHONE_CODE_LENGTH)).padStart(PHONE_CODE_LENGTH, '0');
  const text = wordsIn(language, 'text-message-texts')('code', { code });
  await inTransaction(grant, async (tx) => {
    await insertCode(tx, {
      id,
      phone,
      purpose,
      userId: tx.actor?.id ?? null,
      hash: hashOf(id, code),
      expiresAt: new Date(tx.at.getTime() + CODE_LASTS_MS),
    });
    await sms.send(tx.db, { to: phone, text });
  });
  return id;
}

export interface GivenCode {
  readonly request: string;
  readonly code: string;
}

/** The number that the right code was sent to; each try is counted before it is looked at. The code stays unused. */
export async function checkCode(
  grant: CodeGiver,
  { request, code }: GivenCode,
  purpose: Purpose,
): Promise<string> {
  const asked = (await countCodeTry(grant, request, purpose, MOST_TRIES)) ?? fail('text_code_over');
  if (!timingSafeEqual(asked.hash, hashOf(request, code))) fail('two_step_code_wrong');
  return asked.phone;
}

/** Uses the code up, in the transaction of what it opens. */
export async function spendCode(tx: CodeGiver, { request }: GivenCode): Promise<void> {
  if (!(await deleteCode(tx, request))) fail('text_code_over');
}

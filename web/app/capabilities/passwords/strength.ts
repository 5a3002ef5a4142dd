import { SHORTEST_PASSWORD } from '@lakou/contract/passwords.rules';
import { plainText } from '@lakou/i18n';
import { COMMON_WORDS } from './common-words.ts';

export type Strength = 'short' | 'common' | 'weak' | 'fair' | 'strong';

const FAIR = 10;
const STRONG = 14;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const DIGITS = '01234567890';
const BACKWARDS = '09876543210';

/** How hard a password is to guess: length first, then variety; common passwords count as nothing. */
export function strengthOf(password: string): Strength {
  if (password.length < SHORTEST_PASSWORD) return 'short';
  if (isCommon(password)) return 'common';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  // Repeated letters add little.
  const length = Math.min(password.length, 2 * new Set(password).size);
  const points = length + 2 * (kinds - 1);
  if (points < FAIR) return 'weak';
  return points < STRONG ? 'fair' : 'strong';
}

/** For an attacker `Ayiti2024!` is just `ayiti`, and `456789` is a row of neighbouring keys. */
function isCommon(password: string): boolean {
  const plain = plainText(password);
  const word = plain.replace(/[\d\W_]+$/, '');
  const runs = DIGITS.includes(plain) || BACKWARDS.includes(plain) || /^(.{1,3})\1+$/u.test(plain);
  return runs || COMMON_WORDS.has(word);
}

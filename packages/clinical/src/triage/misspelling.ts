import { typosBetween } from '../typos.ts';

/** Short words allow no typos, because too many other words are one letter away. */
const allowedTypos = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');

/** In a four-letter word only two letters in the wrong order count as a typo: "pian". */
const isSwap = (token: string, word: string) =>
  token[0] === word[0] && typosBetween(token, word, 1) === 1 && sameLetters(token, word);

/** Letters that people exchange: vowels, and consonants that sound alike. */
const INTERCHANGEABLE = ['aeiouy', 'sczx', 'kcqg', 'mn', 'wr', 'pb', 'dt', 'fv', 'gj', 'yj', 'uw'];
const isInterchangeable = (a: string | undefined, b: string | undefined) =>
  INTERCHANGEABLE.some((letters) => letters.includes(a ?? '?') && letters.includes(b ?? '?'));

/** In a word of five or six letters another consonant makes another word: "torse" is not "touse". */
function isOtherWord(token: string, word: string): boolean {
  if (token.length !== word.length || sameLetters(token, word)) return false;
  const at = [...token].findIndex((letter, index) => letter !== word[index]);
  return !isInterchangeable(token[at], word[at]);
}

/** Whether `token` is probably a misspelling of `word`. The first letter must be the same, because it is seldom wrong. */
export function isMisspelling(token: string, word: string): boolean {
  if (token[0] !== word[0]) return false;
  const shorter = Math.min(token.length, word.length);
  if (word.length === 4 && token.length === 4) return isSwap(token, word);
  const allowed = allowedTypos(shorter);
  if (allowed === 0 || typosBetween(token, word, allowed) > allowed) return false;
  return shorter > 6 || !isOtherWord(token, word);
}

import { plainText } from '@lakou/i18n';
// The browser imports this module too: no file system, no schema library.

/** Lower case, without accents or punctuation. */
export function plainOf(text: string): string {
  return plainText(text)
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// English, French and Creole write one sound in several ways: amoxicillin, amoxicilline, amoksisilin.
const SOUNDS: [spelling: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/ch(?=[lr])/g, 'k'],
  [/qu(?=[ei])|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(?<!o)u/g, 'i'],
  [/w(?=o)/g, 'r'],
  [/m(?=[pb])/g, 'n'],
  [/(?<!c)h/g, ''],
  [/r(?=[^aeio])/g, ''],
  [/e$/g, ''],
  [/(.)\1/g, '$1'],
];

/**
 * A word or a name as it is written, and roughly as it sounds: spellings of one name sound the same
 * or nearly so.
 */
export interface Spelling {
  plain: string;
  sound: string;
}

export function spellingOf(text: string): Spelling {
  const plain = plainOf(text);
  return { plain, sound: plain.split(' ').map(soundOf).join(' ') };
}

/** A short word would have too few letters left to differ from others. */
function soundOf(word: string): string {
  if (word.length < 4) return word;
  return SOUNDS.reduce((sound, [spelling, to]) => sound.replace(spelling, to), word);
}

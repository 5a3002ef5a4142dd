import { PRODUCT, plainText } from '@lakou/i18n';

export type AnswerMeaning = 'comes' | 'cancel' | 'call' | 'next' | 'stop' | 'start' | 'unknown';

const plain = (text: string): string =>
  plainText(text)
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .toUpperCase();

// The words by which gateways and carriers stop and start messages, and ours in French and Creole.
const WORDS: ReadonlyMap<string, AnswerMeaning> = new Map([
  ['1', 'comes'],
  ['2', 'cancel'],
  ['3', 'call'],
  [plain(PRODUCT), 'next'],
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE', 'ARRET', 'SISPANN'].map(
    (word) => [word, 'stop'] as const,
  ),
  ...['START', 'UNSTOP', 'YES', 'KOMANSE'].map((word) => [word, 'start'] as const),
]);

/** What an answer means: one word or sign, whatever its accents, dots and spaces. */
export const meaningOf = (body: string): AnswerMeaning => WORDS.get(plain(body)) ?? 'unknown';

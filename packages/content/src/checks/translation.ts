import type { Language } from '@lakou/i18n';
import { valueFaults } from '../../../../scripts/texts/value.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './readability.ts';

/** Words inside Creole texts with a foreign spelling. */
const NAMES = [
  // Questionnaires and their authors.
  'GAD',
  'MMSE',
  'PHQ',
  'Williams',
  'Kurt',
  'Inc',
  'Tombaugh',
  'McIntyre',
  'Uhlmann',
  'AVC',
  'COVID-19',
  'Narcan',
  'Paxlovid',
  'Haitian Creole interpreter, please',
  'Poison Help',
  'mg/dL',
  'DIU',
  'DEC',
  'BCG',
  'vitamin C',
  'Vitamin C',
  // A word to look for on a label.
  'sodium',
];

const NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.join('|')})(?!\\p{L})`, 'gu');
const ENGLISH = /(?<!\p{L})(?:the|and|with|your|you|this|that|not|when)(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:les|des|est|dans|avec|vous|pour|une|du|et|qui|sur)(?!\p{L})/iu;

/**
 * What a program can check in a translation: spelling rules, remains of another language, unusual
 * lengths.
 */
export function passageFaults({ place, words }: Passage): string[] {
  const faults = [
    ...valueFaults('en', words.en).map((fault) => `en ${fault}`),
    ...valueFaults('fr', words.fr).map((fault) => `fr ${fault}`),
    ...valueFaults('ht', words.ht.replace(NAME, 'Z')).map((fault) => `ht ${fault}`),
    ...leftover('fr', ENGLISH, words.fr),
    ...leftover('ht', ENGLISH, words.ht),
    ...leftover('ht', FRENCH, words.ht),
    ...copied('fr', words.en, words.fr),
    ...copied('ht', words.en, words.ht),
    ...copied('ht', words.fr, words.ht),
    ...oddLength('fr', words),
    ...oddLength('ht', words),
  ];
  return faults.map((fault) => `${place}: ${fault}`);
}

function leftover(lang: Language, foreign: RegExp, text: string): string[] {
  const found = foreign.exec(text);
  return found ? [`${lang} “${found[0]}” is another language: “${text.slice(0, 60)}”`] : [];
}

/** Names may be the same in two languages; whole sentences may not. */
function copied(lang: Language, original: string, text: string): string[] {
  const originals = new Set(sentencesOf(original.toLowerCase()));
  return sentencesOf(text.toLowerCase())
    .filter((sentence) => wordsOf(sentence).length >= 4 && originals.has(sentence))
    .map((sentence) => `${lang} “${sentence}” is not translated`);
}

/** A translation of less than half or more than twice the length has lost or gained something. */
function oddLength(lang: 'fr' | 'ht', words: Record<Language, string>): string[] {
  const ratio = words[lang].length / words.en.length;
  const long = words.en.length >= 60;
  return long && (ratio < 0.5 || ratio > 2) ? [`${lang} is ${ratio.toFixed(1)} times the English`] : [];
}

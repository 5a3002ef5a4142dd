import { CREOLE_NAMES } from './creole-names.ts';
import { refusedForms } from './refused-forms.ts';
import { readable } from './text.ts';

const NAMES = new RegExp(`(?<!\\p{L})(?:${CREOLE_NAMES.join('|')})(?!\\p{L})`, 'gu');

const GLUED: Record<string, string> = {
  map: 'mwen ap',
  wap: 'ou ap',
  lap: 'li ap',
  nap: 'nou ap',
  yap: 'yo ap',
  kap: 'ki ap',
  pap: 'p ap',
  tap: 'te ap',
  jodia: 'jodi a',
  kounyea: 'kounye a',
};

const TEXT_RULES: [fault: RegExp, rule: string][] = [
  [/\S*['’‘ʼ`´]\S*/, 'no apostrophe in Creole'],
  [/\p{L}+[-‐‑]\p{L}+/u, 'no hyphen in Creole'],
  [/["“”]/, 'quotes are « »'],
  [/\S*\s[!?:;]/, 'no space before ! ? : ;'],
  [
    /(?<![\p{L}\d]|\d\s)(?:[mwlnykt]|[MWLNYKT](?= (?:ap|te|pa|ka|gen)(?!\p{L})))(?!\p{L})/u,
    'write the long form',
  ],
];

const WORD_RULES: [fault: RegExp, rule: string][] = [
  [/[^a-zèòà]|[qx]/, 'is no letter of the Creole alphabet'],
  [/c(?!h)/, 'only in ch'],
  [/(?<!o)u(?!i)/, 'only in ou and ui'],
  [/à(?!n)/, 'only before n'],
  [/([bcdfghjklmprstvwyz])\1/, 'no double consonant but nn'],
];

/** The mechanical part of Creole spelling; a person must check whether it reads well. */
export function creoleFaults(value: string): string[] {
  const text = readable(value).replace(NAMES, 'Z');
  const faults = TEXT_RULES.flatMap(([fault, rule]) => {
    const found = fault.exec(text);
    return found ? [`“${found[0].trim()}”: ${rule}`] : [];
  });
  if (/\}\}\s+lan?(?!\p{L})/u.test(value)) {
    faults.push('an article after a placeholder: its form depends on the word before it');
  }
  return [...faults, ...refusedForms(text), ...(text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(wordFaults)];
}

function wordFaults(word: string): string[] {
  const lower = word.toLowerCase();
  const whole = GLUED[lower];
  if (whole !== undefined) return [`“${word}”: write “${whole}”`];
  return WORD_RULES.flatMap(([fault, rule]) => {
    const found = fault.exec(lower);
    return found ? [`“${found[0]}” in “${word}”: ${rule}`] : [];
  });
}
